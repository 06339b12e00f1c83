import { tz } from '@date-fns/tz';
import { format, isValid, parse } from 'date-fns';

/** The school's time zone as date-fns takes it, so that the zone of the server makes no difference. */
export const india = tz('Asia/Kolkata');

export function formatInIndia(moment: Date, pattern: string): string {
  return format(moment, pattern, { in: india });
}

/** Undefined where the text does not match the pattern. */
export function parseInIndia(text: string, pattern: string): Date | undefined {
  const moment = parse(text, pattern, india(new Date(0)), { in: india });
  // A day beyond its month or a short year would read as another moment.
  if (!isValid(moment) || formatInIndia(moment, pattern) !== text) return undefined;
  return new Date(moment.getTime());
}

/** '3 Jan 2027' of 2027-01-03; another text stays as it is. */
export function dayInShort(text: string): string {
  const day = parseInIndia(text, 'yyyy-MM-dd');
  return day ? formatInIndia(day, 'd MMM yyyy') : text;
}
