import { cache } from 'react';
import type { CalendarEntry } from '@/contract/facts/calendar-file';
import { clockOf } from '@/contract/facts/hour-in-words';
import { isDay } from '@/lib/format/dates';
import { readCall } from './client';
import { withIds } from './keyed';
import { mapResult, orElse, type Result } from './result';

/** The uid never changes, so that a subscribed calendar recognises the event. */
export type EventView = CalendarEntry & {
  audience: string;
  /** The page or file with details. */
  href: string | null;
};

/** Empty if the school's server does not offer them. */
export const readEvents = cache(async (): Promise<Result<EventView[]>> => {
  const read = orElse(await readCall('events'), []);
  return mapResult(read, (events) =>
    withIds(events).flatMap((event) => {
      const { id, first_day: first, last_day, from_time, until_time, ...rest } = event;
      if (!isDay(first)) return [];
      const last = isDay(last_day) && last_day > first ? last_day : first;
      const from = clockOf(from_time);
      const end = clockOf(until_time);
      const until = from === '' || (last === first && end <= from) ? '' : end;
      return [{ ...rest, uid: `event-${id}`, first, last, from, until, href: null }];
    }),
  );
});
