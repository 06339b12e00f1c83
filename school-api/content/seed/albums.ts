import { formatInIndia } from '@/content/india-time';
import type { FieldValues } from '../lists/list';

const DAY_MS = 24 * 60 * 60 * 1000;

const files = (names: readonly string[]) =>
  names.map((name) => `/media/gallery/${name}.webp`).join('\n');

/** Pictures that the demo has for other pages too. */
export function demoAlbums(now: Date): FieldValues[] {
  const daysAgo = (days: number) =>
    formatInIndia(new Date(now.getTime() - days * DAY_MS), 'yyyy-MM-dd');
  return [
    {
      title: 'Rooms for our guests',
      date: daysAgo(160),
      text: 'Families who visit their sons stay among the trees of the campus.',
      pictures: files([1, 2, 3, 4, 5, 6].map((number) => `guest-house-${number}`)),
    },
    {
      title: 'From sunrise to camp fire',
      date: daysAgo(24),
      text: 'One day on the campus, from yoga on the river bank to the last song of the evening.',
      pictures: files([
        ...['yoga-sunrise', 'temple', 'library', 'art-room', 'dining-hall'],
        ...['music', 'playing-field', 'gaushala', 'retreat-fire', 'dormitory'],
      ]),
    },
  ];
}
