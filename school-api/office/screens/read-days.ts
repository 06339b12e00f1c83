import { parseInIndia } from '@/content/india-time';
import { DAY_MS } from '../../platform';

export type Days = { since?: Date; until?: Date };

/** From `since` up to the end of `until`, days of the school's calendar; undefined when one is none. */
export function readDays(params: URLSearchParams): Days | undefined {
  const since = readDay(params.get('since'));
  const until = readDay(params.get('until'));
  if (since === undefined || until === undefined) return undefined;
  return {
    ...(since && { since }),
    // The day itself is meant too.
    ...(until && { until: new Date(until.getTime() + DAY_MS) }),
  };
}

/** Null where none is given, undefined when it is no day. */
function readDay(given: string | null): Date | null | undefined {
  const text = given?.trim() ?? '';
  return text === '' ? null : parseInIndia(text, 'yyyy-MM-dd');
}
