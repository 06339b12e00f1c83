import type { RetentionSettings } from './variables';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Late money arrives up to five days after the checkout was last opened; nothing younger is judged. */
const LEAST_APPLICATION_DAYS = 7;

export type Limits = { codes: Date; applications: Date; cvs: Date };

/** Everything older than its limit may go. */
export function limitsAt(now: Date, settings: RetentionSettings): Limits {
  const { codeDays, applicationDays, cvMonths } = settings;
  return {
    codes: daysBefore(now, codeDays),
    applications: daysBefore(now, Math.max(applicationDays, LEAST_APPLICATION_DAYS)),
    cvs: monthsBefore(now, cvMonths),
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The same day some months ago, or the last day of that month where it is shorter. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0));
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay.getUTCDate()));
  return then;
}
