import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq, lt, ne, or, sql } from 'drizzle-orm';
import { formatInIndia } from '@/content/india-time';
import { contentRecords, type Db, oldRows } from '../../db';
import { DAY_MS } from '../../platform';
import { admissionDates } from '../lists/collections/admission';

export const BIN_DAYS = 30;
/** Small, to keep transactions short. */
const BATCH = 200;

/** Permanently deletes what has been in the bin for 30 days, with its versions. */
export async function emptyBin(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - BIN_DAYS * DAY_MS);
  let sum = 0;
  for (let removed = BATCH; removed === BATCH && signal?.aborted !== true; ) {
    removed = await oldBinned.remove(db, before, BATCH);
    sum += removed;
    await nextTurn();
  }
  return sum;
}

/** Versions and old addresses are deleted with their record. */
const oldBinned = oldRows(contentRecords, contentRecords.id, (_, before) =>
  and(
    eq(contentRecords.state, 'binned'),
    lt(contentRecords.binnedAt, before),
    or(ne(contentRecords.list, admissionDates.name), isTestOver(before)),
  ),
);

/** Children may be registered for a test that is still ahead. */
function isTestOver(before: Date) {
  const today = formatInIndia(new Date(+before + BIN_DAYS * DAY_MS), 'yyyy-MM-dd');
  return sql`coalesce(${contentRecords.values}->>'admission_date', '') < ${today}`;
}
