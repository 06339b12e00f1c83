import { formatInIndia } from '@/content/india-time';
import { FIRST_RESULT_YEAR } from '@/contract/facts/first-result-year';
import { clockOf } from '@/contract/facts/hour-in-words';
import type { Unseen } from './list';

export const ifMissing: Unseen = (value) => (value === '' ? 'is missing' : undefined);

export const ifNoResultYear: Unseen = (value, _, at) => {
  const last = formatInIndia(at, 'yyyy');
  const isShown = Number(value) >= FIRST_RESULT_YEAR && Number(value) <= Number(last);
  return isShown ? undefined : `must be from ${FIRST_RESULT_YEAR} to ${last}`;
};

export const ifNoDay: Unseen = (value) =>
  value.startsWith('20') ? undefined : 'must be a date such as 13/12/2026';

/** The site shows an end only with a start before it. */
export const ifBeforeFrom: Unseen = (value, { first_day, last_day, from_time }) => {
  const [until, from] = [clockOf(value), clockOf(String(from_time ?? ''))];
  if (until === '') return undefined;
  if (from === '') return 'needs a time in From';
  const isOneDay = !last_day || last_day === first_day;
  return isOneDay && until <= from
    ? 'must be after From. If it ends on the next day, enter that as the last day'
    : undefined;
};

export const ifBeforeFirst: Unseen = (value, { first_day }) => {
  const isAfter = value.startsWith('20') && value >= String(first_day);
  return value === '' || isAfter ? undefined : 'must not be before the first day';
};
