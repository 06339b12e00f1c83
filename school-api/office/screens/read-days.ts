import { parseInIndia } from '@/content/india-time';
import { DAY_MS } from '../../platform';

export type Days = { since?: Date; until?: Date };

/** From `since` to the end of `until`, in school days; undefined if one is invalid. */
export function readDays(
  params: URLSearchParams,
  [first, last] = ['since', 'until'],
): Days | undefined {
  const since = readDay(params.get(first));
  const until = readDay(params.get(last));
  if (since === undefined || until === undefined) return undefined;
  return {
    ...(since && { since }),
    // Includes the day itself.
    ...(until && { until: new Date(until.getTime() + DAY_MS) }),
  };
}

/** Null if none is given, undefined if it is not a date. */
function readDay(given: string | null): Date | null | undefined {
  const text = given?.trim() ?? '';
  return text === '' ? null : parseInIndia(text, 'yyyy-MM-dd');
}
