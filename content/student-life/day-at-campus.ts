import type { TabPage, TimetableRow } from '@/content/blocks';
import { boarding } from '@/content/boarding';
import { picture } from '@/content/scenes';
import { school } from '@/content/school';
import { verses } from '@/content/verses';

export const dayRows: readonly TimetableRow[] = [
  { time: '04:00', what: 'Wake-up', note: 'Bell, prayer and bath', arc: true },
  { time: '04:30', what: 'Mangala arati', note: 'The first worship of the day, in the temple' },
  { time: '05:00', what: 'Japa', note: 'Chanting on beads, four rounds daily' },
  { time: '06:00', what: 'Yoga and stretching', note: 'On the lawn' },
  { time: '06:45', what: 'Verse of the day', note: 'A verse of the Gita, with its meaning' },
  { time: '07:15', what: 'Breakfast' },
  { time: '07:50', what: 'Assembly', note: 'Day scholars join here' },
  { time: '08:10', what: 'Lessons', note: 'First half', arc: true },
  { time: '10:40', what: 'Short break', note: 'Fruit or milk' },
  { time: '11:00', what: 'Lessons', note: 'Second half' },
  { time: '13:30', what: 'Lunch', arc: true },
  { time: '14:15', what: 'Rest and reading', note: 'Quiet in the dormitories' },
  { time: '15:00', what: 'Activities', note: 'Art, music, robotics, drama or garden' },
  {
    time: '16:15',
    what: 'Milk and a snack',
    note: 'Day scholars go home after it, or stay for games',
  },
  { time: '16:30', what: 'Games', arc: true },
  { time: '17:45', what: 'Wash and change' },
  { time: '18:15', what: 'Sandhya arati', note: 'Evening worship and *kirtan*', arc: true },
  { time: '19:00', what: 'Study', note: 'Homework, with teachers on duty' },
  { time: '20:15', what: 'Supper' },
  { time: '20:45', what: 'Free time', note: 'Letters, chess, calls home on Wednesday' },
  { time: '21:15', what: 'Evening prayer' },
  { time: '21:30', what: 'Bedtime', note: 'Lights out', arc: true },
];

export const dayAtCampus: TabPage = {
  slug: 'campus',
  label: 'A Day at Campus',
  title: 'A Day at Campus',
  description: `The daily timetable of ${school.name} for Classes 3 to 8, hour by hour, from the wake-up bell at 04:00 AM to bedtime at 09:30 PM.`,
  scene: 'day-clock',
  banner: { heading: 'A Day at Campus', verse: verses.measuredLife },
  blocks: [
    'An ordinary school day of residential students in Classes 3 to 8, from 4 am to 9:30 pm.',
    { kind: 'timetable', caption: 'Classes 3 to 8, on a school day', rows: dayRows },
    { kind: 'heading', text: 'Other classes and other days' },
    'Classes 9 to 12 get up at 5 am, and study until 10 pm. On Sundays the prayers are the same, and boys have a free afternoon. Hours change a little with the season, with examinations and on festival days.',
    { kind: 'heading', text: 'Day scholars' },
    boarding.transport,
    {
      kind: 'gallery',
      label: 'Through the day',
      items: [picture('art-room'), picture('swimming'), picture('dormitory')],
    },
    {
      kind: 'links',
      items: [
        { label: 'Weekly schedule', href: '/weekly-schedule' },
        { label: 'Hostel, calls and visits', href: '/student-life/our-care' },
      ],
    },
  ],
};
