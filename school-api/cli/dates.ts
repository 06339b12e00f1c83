import { parseInIndia } from '@/content/india-time';
import { DAY_MS, UsageError } from '../platform';

/** Midnight in the school's time zone. */
export function readDay(option: string, text: string): Date {
  const day = parseInIndia(text, 'yyyy-MM-dd');
  if (day === undefined)
    throw new UsageError(`--${option} ${text}: use a date such as 2026-04-01.`);
  return day;
}

/** The end of the day in the school's time zone. */
export function readLastDay(option: string, text: string): Date {
  return new Date(readDay(option, text).getTime() + DAY_MS);
}
