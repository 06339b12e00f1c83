import { formatInIndia, parseInIndia } from '@/content/india-time';
import type { Retention } from '@/contract/facts/retention';
import { DAY_MS } from '../../platform';

/** Records older than these dates are outdated. */
export type Limits = ReturnType<typeof limitsAt>;

export function limitsAt(now: Date, periods: Retention) {
  return {
    codes: daysBefore(now, periods.codeDays),
    names: daysBefore(now, periods.codeDays),
    addresses: daysBefore(now, periods.addressDays),
    applications: daysBefore(now, periods.applicationDays),
    registrations: monthsBefore(now, periods.registrationMonths),
    donations: daysBefore(now, periods.donationDays),
    cvs: monthsBefore(now, periods.cvMonths),
    jobs: monthsBefore(now, periods.jobMonths),
    messages: monthsBefore(now, periods.messageMonths),
    mails: monthsBefore(now, periods.mailMonths),
    accounts: financialYearsBefore(now, periods.accountYears),
    pans: financialYearsBefore(now, periods.panYears),
    logs: monthsBefore(now, periods.logMonths),
    sandbox: daysBefore(now, periods.sandboxDays),
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

/** The end of the last financial year (April to March) that ended at least this many years ago. */
function financialYearsBefore(now: Date, years: number): Date {
  const year = Number(formatInIndia(now, 'yyyy')) - (Number(formatInIndia(now, 'M')) < 4 ? 1 : 0);
  const end = parseInIndia(`${year - years}-04-01`, 'yyyy-MM-dd');
  if (end === undefined) throw new Error(`there is no year ${year - years}`);
  return end;
}
