import { addDays, addYears, startOfDay, startOfMonth } from 'date-fns';
import { india } from '@/content/india-time';
import type { Period } from '../../../../records';
import type { Role } from '../../../roles';
import type { OfficeDeps } from '../../../route';

/** One number of the board with those that it is compared with. */
export type Figure = {
  title: string;
  value: string;
  facts: readonly { term: string; value: string }[];
  /** The list that has them. */
  href?: string;
};

export type FigureSource = {
  roles: readonly Role[];
  read: (deps: OfficeDeps) => Promise<Figure>;
};

/** Today, this month, and the same days of this month a year ago. */
export function comparedDays(now: Date): [Period, Period, Period] {
  const place = { in: india };
  const tomorrow = addDays(startOfDay(now, place), 1, place);
  const yearAgo = (at: Date) => addYears(at, -1, place);
  const month = startOfMonth(now, place);
  const period = (since: Date, until: Date) => ({
    since: new Date(since.getTime()),
    until: new Date(until.getTime()),
  });
  return [
    period(startOfDay(now, place), tomorrow),
    period(month, tomorrow),
    period(yearAgo(month), yearAgo(tomorrow)),
  ];
}
