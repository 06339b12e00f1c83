import { calendarFile } from './calendar-file';
import { clockOf } from './hour-in-words';

export type TestDay = { applicationNumber: string; date: string; time: string; place: string };

type School = { name: string; email: string };

const SEQUENCE_START = Date.UTC(2000);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A child's admission test for the family's calendar; undefined for a test without a day. */
export function testDayFile(
  { applicationNumber, date, time, place }: TestDay,
  { name, email }: School,
  now: Date,
): string | undefined {
  if (!DAY.test(date)) return undefined;
  const from = clockOf(time);
  const entry = {
    // The same in emails and on the page, so that one replaces the other.
    uid: `${applicationNumber.toLowerCase()}@${email.split('@')[1]}`,
    title: `Admission test, ${name}`,
    first: date,
    last: date,
    from,
    until: '',
    place,
    cancelled: false,
    details: `Application number ${applicationNumber}`,
    // Seconds since 2000, because calendars accept 31 bits.
    sequence: Math.floor((now.getTime() - SEQUENCE_START) / 1000),
    // At the same time on the day before; at 9 am if the time is unknown.
    alarm: from === '' ? '-PT15H' : '-P1D',
  };
  return calendarFile([entry], { name, siteUrl: '', now });
}
