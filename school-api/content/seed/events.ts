import { formatInIndia } from '@/content/india-time';
import type { FieldValues } from '../lists/list';

/** For the session in which the demo is created: April to March. */
export function demoEvents(now: Date): FieldValues[] {
  const [year, month] = formatInIndia(now, 'yyyy-M').split('-').map(Number);
  const begins = (year ?? 0) - ((month ?? 0) < 4 ? 1 : 0);
  const [first, second] = [String(begins), String(begins + 1)];
  return [
    { title: 'The session begins', first_day: `${first}-04-05`, audience: 'Everyone' },
    {
      title: 'Summer holidays',
      first_day: `${first}-05-24`,
      last_day: `${first}-07-04`,
      audience: 'Everyone',
    },
    {
      title: 'Independence Day assembly',
      first_day: `${first}-08-15`,
      from_time: '08:00',
      until_time: '10:00',
      place: 'Main lawn',
      audience: 'Everyone',
    },
    {
      title: 'Parents’ meeting, classes 3 to 8',
      first_day: `${first}-12-12`,
      from_time: '10:00',
      until_time: '13:00',
      place: 'Classrooms',
      audience: 'Parents',
      details: 'Please bring the report card of the half-yearly examinations.',
    },
    {
      title: 'House football final',
      first_day: `${first}-12-13`,
      from_time: '15:30',
      place: 'Playing field',
      audience: 'Students',
      cancelled: true,
    },
    {
      title: 'Annual day',
      first_day: `${first}-12-19`,
      from_time: '16:00',
      until_time: '19:30',
      place: 'Assembly hall',
      audience: 'Everyone',
      details: 'Recital, prizes and the school play. Families are welcome; gates open at 3 pm.',
    },
    {
      title: 'Winter holidays',
      first_day: `${first}-12-31`,
      last_day: `${second}-01-10`,
      audience: 'Everyone',
    },
    {
      title: 'Republic Day assembly',
      first_day: `${second}-01-26`,
      from_time: '08:00',
      until_time: '10:00',
      place: 'Main lawn',
      audience: 'Everyone',
    },
    {
      title: 'Annual examinations begin',
      first_day: `${second}-03-01`,
      audience: 'Students',
    },
  ];
}
