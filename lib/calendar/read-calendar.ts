import { cache } from 'react';
import { formatInIndia } from '@/content/india-time';
import { parseDate } from '@/lib/format/dates';
import { readAdmissionDates } from '../school-api/admission-dates';
import { readCompetitions } from '../school-api/competitions';
import { readEvents } from '../school-api/events';
import { readWeeklySchedules } from '../school-api/weekly-schedules';
import type { CalendarItem } from './item';

export type Calendar = {
  items: CalendarItem[];
  /** All lists were read; otherwise some items are missing. */
  isWhole: boolean;
};

const NOTHING = { from: '', until: '', place: '', audience: '', details: '', cancelled: false };

/** School events joined with test dates, competitions and weekly schedules. */
export const readCalendar = cache(async (): Promise<Calendar> => {
  const [events, tests, competitions, weeks] = await Promise.all([
    readEvents(),
    readAdmissionDates(),
    readCompetitions(),
    readWeeklySchedules(),
  ]);
  return {
    isWhole: [events, tests, competitions, weeks].every(({ ok }) => ok),
    items: [
      ...(events.ok ? events.data : []),
      ...withUids(tests.ok ? tests.data.dates : []).flatMap(({ uid, date, location, clock }) =>
        onDay(date, {
          uid,
          title: 'Admission test',
          from: clock,
          place: location,
          audience: 'Applicants',
          href: '/admission',
        }),
      ),
      ...(competitions.ok ? competitions.data : []).flatMap(({ id, name, date }) =>
        onDay(date, { uid: `competition-${slug(id)}`, title: name, href: '/competition' }),
      ),
      ...(weeks.ok ? weeks.data : []).flatMap(({ id, title, date, file }) =>
        onDay(date, { uid: `week-${slug(id)}`, title, audience: 'Students', href: file }),
      ),
    ],
  };
});

/** Several tests on one day at one place are numbered. */
function withUids<Test extends { date: string | null; location: string }>(tests: readonly Test[]) {
  const used = new Map<string, number>();
  return tests.map((test) => {
    const uid = `test-${slug(`${test.date?.slice(0, 10)} ${test.location}`)}`;
    const nth = (used.get(uid) ?? 0) + 1;
    used.set(uid, nth);
    return { ...test, uid: nth === 1 ? uid : `${uid}-${nth}` };
  });
}

type Entry = Pick<CalendarItem, 'uid' | 'title' | 'href'> & Partial<CalendarItem>;

/** Empty for an item without a day. */
function onDay(date: string | null, entry: Entry): CalendarItem[] {
  const moment = date && parseDate(date);
  if (!moment) return [];
  const day = formatInIndia(moment, 'yyyy-MM-dd');
  return [{ ...NOTHING, first: day, last: day, ...entry }];
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, 80);
