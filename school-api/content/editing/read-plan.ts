import { addDays } from 'date-fns';
import { india } from '@/content/india-time';
import { parseNewsDate } from '../lists/news-date';
import type { RecordRow } from './rows/records';
import type { Problems, SaveInput } from './types';

type Plan = { from: Date | null; until: Date | null };
type Typed = Pick<SaveInput, 'intent' | 'from' | 'until'>;

/** Initial dates in a record's form: a draft has a separate `until`. */
export function planOf({ from, until, draft, draftUntil }: RecordRow): Plan {
  return { from, until: draft === null ? until : draftUntil };
}

/** The period in which a record is to be published. A past start means now. */
export function readPlan(
  typed: Typed,
  record: RecordRow | undefined,
  now: Date,
): { plan: Plan; problems: Problems } {
  const problems: Problems = {};
  const before = record && planOf(record);
  const read = (name: 'from' | 'until', label: string, whole: boolean) => {
    const text = typed[name]?.trim();
    if (text === undefined) return before?.[name] ?? null;
    if (text === '') return null;
    const moment = parseNewsDate(text);
    if (moment === undefined || !isNear(moment)) {
      problems[name] =
        `${label} must be a date such as 2026-12-13, or with a time 2026-12-13 09:30`;
      return null;
    }
    return whole && DAY_ALONE.test(text) ? nextDay(moment) : moment;
  };
  const from = read('from', 'From', false);
  const until = read('until', 'Until', true);
  if (until !== null && until <= now) problems.until ??= 'Until must be in the future';
  if (until !== null && from !== null && until <= from) {
    problems.until ??= 'Until must be after From';
  }
  const isNow = typed.intent === 'publish' && from !== null && from <= now;
  return { plan: { from: isNow ? null : from, until }, problems };
}

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;
/** A later date is a typing error. */
const isNear = (moment: Date) => moment.getUTCFullYear() >= 1900 && moment.getUTCFullYear() < 3000;
/** A date includes the whole day. */
const nextDay = (moment: Date) => new Date(addDays(india(moment), 1).getTime());
