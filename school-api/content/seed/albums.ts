import { formatInIndia } from '@/content/india-time';
import type { FieldValues } from '../lists/list';

const alts: Readonly<Record<string, string>> = {
  'yoga-sunrise': 'Boys and their teacher in yoga postures by the river at sunrise',
  temple: 'Boys and their families in front of the campus temple',
  library: 'Boys reading at a desk among the shelves of the library',
  'art-room': 'Boys at easels, painting a peacock, a sunrise and a lotus',
  'dining-hall': 'Boys sitting in rows in the dining hall while two cooks serve them',
  music: 'Musicians on a carpet with tabla, harmonium and flute',
  'playing-field': 'A boy kicking a football towards the goal on the school field',
  gaushala: 'Two boys with cows and a calf in front of the cow shelter',
  'retreat-fire': 'Boys and their teacher round a camp fire among tents at night',
  dormitory: 'Boys in a dormitory, one of them reading on his bed',
};

export const demoDescribedFiles = Object.entries(alts).map(([name, alt]) => ({
  path: `/media/gallery/${name}.webp`,
  alt,
}));

export const demoAlbums = (now: Date): FieldValues[] => [
  {
    title: 'From sunrise to camp fire',
    date: formatInIndia(now, 'yyyy-MM-dd'),
    text: 'One day on the campus, from yoga on the river bank to the last song of the evening.',
    pictures: demoDescribedFiles.map(({ path }) => path).join('\n'),
  },
];
