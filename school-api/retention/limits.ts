import type { RetentionSettings } from './variables';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Payments may arrive up to five days after the checkout was opened. */
const MIN_APPLICATION_DAYS = 7;

export type Limits = { codes: Date; applications: Date; cvs: Date };

/** Records older than these dates are outdated. */
export function limitsAt(now: Date, settings: RetentionSettings): Limits {
  const { codeDays, applicationDays, cvMonths } = settings;
  return {
    codes: daysBefore(now, codeDays),
    applications: daysBefore(now, Math.max(applicationDays, MIN_APPLICATION_DAYS)),
    cvs: monthsBefore(now, cvMonths),
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** The same day of an earlier month, or its last day if the month is shorter. */
function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0));
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay.getUTCDate()));
  return then;
}
