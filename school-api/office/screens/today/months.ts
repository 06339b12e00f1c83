import { addDays, addMonths, startOfDay, startOfMonth } from 'date-fns';
import { formatInIndia, india } from '@/content/india-time';
import type { Period } from '../../../records';
import type { Month } from '../../view/chart-bars';

const SHOWN = 12;

/** Today, this month, and the same days of this month a year ago. */
export function comparedDays(now: Date): Period[] {
  const today = startOfDay(now, { in: india });
  const tomorrow = addDays(today, 1);
  const until = plain(tomorrow);
  return [
    { since: plain(today), until },
    { since: monthAt(now, 0), until },
    { since: monthAt(now, -12), until: plain(addMonths(tomorrow, -12)) },
  ];
}

/** The last twelve months in India including this one, after the twelve they are compared with. */
export function comparedMonths(now: Date): Period[] {
  return Array.from({ length: 2 * SHOWN }, (_, index) => {
    const back = index + 1 - 2 * SHOWN;
    return { since: monthAt(now, back), until: monthAt(now, back + 1) };
  });
}

/** The last twelve months, each next to the same month of the previous year. */
export function lastMonths(periods: readonly Period[], values: readonly number[]): Month[] {
  return periods.slice(SHOWN).map(({ since }, index) => ({
    label: formatInIndia(since, 'MMM'),
    name: formatInIndia(since, 'MMMM yyyy'),
    now: values[index + SHOWN] ?? 0,
    before: values[index] ?? 0,
  }));
}

const monthAt = (now: Date, months: number) =>
  plain(addMonths(startOfMonth(now, { in: india }), months));

/** Without time zone. */
const plain = (at: Date) => new Date(at.getTime());
