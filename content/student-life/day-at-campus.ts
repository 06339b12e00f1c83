import type { TabPage, TimetableRow } from '@/content/blocks';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const dayRows: readonly TimetableRow[] = [
  { time: '04:00', what: 'Wake-up', note: 'Bell, prayer on waking, bath' },
  { time: '04:30', what: 'Mangala arati', note: 'The first worship of the day, in the temple' },
  { time: '05:00', what: 'Japa', note: 'Chanting on beads, four rounds daily' },
  { time: '06:00', what: 'Yoga and stretching', note: 'On the grass, facing the sunrise' },
  { time: '06:45', what: 'Verse of the day', note: 'A verse of the Gita and what it asks of us' },
  { time: '07:15', what: 'Breakfast' },
  { time: '07:50', what: 'Assembly', note: 'Day scholars join here' },
  { time: '08:10', what: 'Lessons', note: 'The first half of the school day' },
  { time: '10:40', what: 'Short break', note: 'Fruit or milk' },
  { time: '11:00', what: 'Lessons', note: 'The second half' },
  { time: '13:30', what: 'Lunch' },
  { time: '14:15', what: 'Rest and reading', note: 'Quiet in the dormitories' },
  { time: '15:00', what: 'Activities', note: 'Art, music, robotics, drama or garden' },
  {
    time: '16:15',
    what: 'Milk and a snack',
    note: 'Day scholars go home after it, or stay for games',
  },
  { time: '16:30', what: 'Games' },
  { time: '17:45', what: 'Wash and change' },
  { time: '18:15', what: 'Sandhya arati', note: 'Evening worship and kirtan' },
  { time: '19:00', what: 'Study', note: 'Homework, with teachers at hand' },
  { time: '20:15', what: 'Supper' },
  { time: '20:45', what: 'Free time', note: 'Letters, chess, talk; a story for the youngest' },
  { time: '21:15', what: 'Beds, teeth and a prayer' },
  { time: '21:30', what: 'Bedtime', note: 'Lights out' },
];

export const dayAtCampus: TabPage = {
  slug: 'campus',
  label: 'A Day at Campus',
  title: 'A Day at Campus',
  description: `The daily timetable of ${school.name} for grades 3 to 8, hour by hour, from the wake-up bell at 04:00 AM to bedtime at 09:30 PM.`,
  scene: 'day-clock',
  banner: { heading: 'A Day at Campus', verse: verses.measuredLife },
  blocks: [
    {
      kind: 'paragraph',
      text: 'This is an ordinary day for residential boys of grades 3 to 8. It begins before the birds and ends early. In between there is more time than one would think, because nobody spends any of it wondering what to do next.',
    },
    { kind: 'timetable', caption: 'Grades 3 to 8, on a school day', rows: dayRows },
    { kind: 'heading', text: 'How to read it' },
    {
      kind: 'paragraph',
      text: 'Older classes keep the same frame with a longer study hour in the evening. Hours move a little with the season, with examinations and on festival days; Sundays begin with the same prayers and leave the afternoon free. What the boys study in which week stands in the weekly schedule.',
    },
    {
      kind: 'gallery',
      label: 'From dawn to lights-out',
      items: [
        picture('yoga-sunrise'),
        picture('classroom-tree', 'A lesson under the trees before noon'),
        picture('playing-field'),
        picture('dormitory', 'Beds made ready for the night'),
      ],
    },
    {
      kind: 'links',
      items: [
        { label: 'Weekly schedule', href: '/weekly-schedule' },
        { label: 'Our Care', href: '/student-life/our-care' },
      ],
    },
  ],
};
