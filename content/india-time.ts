import { tz } from '@date-fns/tz';
import { format, isValid, parse } from 'date-fns';

/** The school's time zone for date-fns, so that the server's own zone makes no difference. */
export const india = tz('Asia/Kolkata');

export function formatInIndia(moment: Date, pattern: string): string {
  return format(moment, pattern, { in: india });
}

/** 2026-11-21 15:30, a format that spreadsheets parse. */
export const minuteInIndia = (moment: Date): string => formatInIndia(moment, 'yyyy-MM-dd HH:mm');

/** Undefined if the text does not match the pattern. */
export function parseInIndia(text: string, pattern: string): Date | undefined {
  const moment = parse(text, pattern, india(new Date(0)), { in: india });
  // A day beyond the end of its month or a short year would parse as a different moment.
  if (!isValid(moment) || formatInIndia(moment, pattern) !== text) return undefined;
  return new Date(moment.getTime());
}

/** '3 Jan 2027' for 2027-01-03; any other text is unchanged. */
export function dayInShort(text: string): string {
  const day = parseInIndia(text, 'yyyy-MM-dd');
  return day ? formatInIndia(day, 'd MMM yyyy') : text;
}
