import { UsageError } from './usage-error';

const DAY_MS = 24 * 60 * 60 * 1000;

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** 2026-11-21 15:30 by the school's clock, as spreadsheets read it. */
export function schoolTime(moment: Date): string {
  return format.format(moment);
}

/** The beginning of a day at the school. */
export function readDay(option: string, text: string): Date {
  const day = new Date(`${text}T00:00:00+05:30`);
  const real = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime());
  if (!real || !schoolTime(day).startsWith(text)) {
    throw new UsageError(`--${option} ${text}: write a day as 2026-04-01.`);
  }
  return day;
}

/** The end of a day at the school. */
export function readLastDay(option: string, text: string): Date {
  return new Date(readDay(option, text).getTime() + DAY_MS);
}
