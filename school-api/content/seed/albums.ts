import { formatInIndia } from '@/content/india-time';
import type { FieldValues } from '../lists/list';

const names = [
  ...['yoga-sunrise', 'temple', 'library', 'art-room', 'dining-hall'],
  ...['music', 'playing-field', 'gaushala', 'retreat-fire', 'dormitory'],
];

export const demoAlbums = (now: Date): FieldValues[] => [
  {
    title: 'From sunrise to camp fire',
    date: formatInIndia(now, 'yyyy-MM-dd'),
    text: 'One day on the campus, from yoga on the river bank to the last song of the evening.',
    pictures: names.map((name) => `/media/gallery/${name}.webp`).join('\n'),
  },
];
