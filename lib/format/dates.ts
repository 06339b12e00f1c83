import { isValid, parse, parseISO } from 'date-fns';
import { formatInIndia, india } from '@/content/india-time';

const OTHER_FORMATS = ['dd-MM-yyyy', 'dd/MM/yyyy', 'dd MMM yyyy', 'MMMM d, yyyy'];

/** Parses the API's dates; those without a zone are in the school's. */
export function parseDate(text: string): Date | null {
  const iso = parseISO(text.trim().replace(/(\.\d{3})\d+/, '$1'), { in: india });
  if (isValid(iso)) return iso;
  for (const writing of OTHER_FORMATS) {
    const date = parse(text.trim(), writing, india(new Date(0)), { in: india });
    if (isValid(date)) return date;
  }
  return null;
}

/** The same moment in UTC, for <time datetime> and structured data; null if unparseable. */
export function toIso(text: string): string | null {
  const date = parseDate(text);
  return date && new Date(date.getTime()).toISOString();
}

/** The day at the school, '2026-12-05', with the time if there is one: for structured data. */
export function schoolTime(date: string): string {
  return write(date, "yyyy-MM-dd'T'HH:mm:ssxxx").replace('T00:00:00+05:30', '');
}

/** Today's date at the school. */
export const today = (now = new Date()): string => formatInIndia(now, 'yyyy-MM-dd');

/** Such as '2026-12-05', and in the calendar. */
export const isDay = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && write(text, 'yyyy-MM-dd') === text;

function write(date: Date | string, pattern: string): string {
  const read = typeof date === 'string' ? parseDate(date) : date;
  return read ? formatInIndia(read, pattern) : '';
}

/** January 5, 2026 (MMMM D, YYYY, the long US format); '' if unparseable. */
export function formatLongDate(date: Date | string): string {
  return write(date, 'MMMM d, yyyy');
}

/** 05 Jan 2026 (DD MMM YYYY); '' if unparseable. */
export function formatShortDate(date: Date | string): string {
  return write(date, 'dd MMM yyyy');
}

/** 5 Jan 2026; '' if unparseable. */
export function formatDay(date: Date | string): string {
  return write(date, 'd MMM yyyy');
}

export function currentYear(now: Date = new Date()): number {
  return Number(write(now, 'yyyy'));
}

/** 'December 2026' for '2026-12'. */
export function monthName(month: string): string {
  return write(`${month}-01`, 'MMMM yyyy');
}

/** ['5', 'Sat'] for '2026-12-05'. */
export function dayAndWeekday(day: string): [day: string, weekday: string] {
  return [write(day, 'd'), write(day, 'EEE')];
}

/** '31 Dec to 10 Jan 2027'. */
export function formatDayRange(first: string, last: string): string {
  const pattern = first.slice(0, 4) === last.slice(0, 4) ? 'd MMM' : 'd MMM yyyy';
  return `${write(first, pattern)} to ${write(last, 'd MMM yyyy')}`;
}
