import { formatInIndia } from '@/content/india-time';
import { FIRST_RESULT_YEAR } from '@/contract/facts/first-result-year';
import type { Unseen } from './list';

export const ifMissing: Unseen = (value) => (value === '' ? 'is missing' : undefined);

export const ifNoResultYear: Unseen = (value, _, at) => {
  const last = formatInIndia(at, 'yyyy');
  const isShown = Number(value) >= FIRST_RESULT_YEAR && Number(value) <= Number(last);
  return isShown ? undefined : `must be from ${FIRST_RESULT_YEAR} to ${last}`;
};

export const ifNoDay: Unseen = (value) =>
  value.startsWith('20') ? undefined : 'must be a date such as 13/12/2026';

export const ifBeforeFirst: Unseen = (value, { first_day }) => {
  const isAfter = value.startsWith('20') && value >= String(first_day);
  return value === '' || isAfter ? undefined : 'must not be before the first day';
};
