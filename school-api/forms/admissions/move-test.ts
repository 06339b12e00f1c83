import { and, eq, inArray } from 'drizzle-orm';
import { formatInIndia, parseInIndia } from '@/content/india-time';
import { applications, type Db } from '../../db';
import { ApiError } from '../../platform';
import { findApplication } from './applications';
import { offeredDates } from './offered-dates';
import { isUndecided, readFullDates, takePlace, takesTest, UNDECIDED } from './places';
import { type Change, recordChange } from './record-change';

const DAY = 'yyyy-MM-dd';

/** Texts such as 'on request' are no date. */
const isDate = (date: string) => parseInIndia(date, DAY) !== undefined;

const today = (now: Date) => formatInIndia(now, DAY);

/** A date after today. */
export const isAhead = (date: string, now: Date) => isDate(date) && date > today(now);

/**
 * The admit card is valid until the end of the test day, or until the school decides if the date is
 * not fixed.
 */
export const isTestAhead = (state: string, date: string, now: Date) =>
  UNDECIDED.includes(state) && !(isDate(date) && date < today(now));

/** Applications that may be moved to another day, until the day before the test. */
async function listMovable(db: Db, ids: readonly string[], now: Date) {
  const rows = await db
    .select()
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), takesTest, isUndecided));
  const days = [...new Set(await offeredDates(db))].filter((date) => isAhead(date, now));
  return rows
    .filter(({ admissionDate }) => isAhead(admissionDate, now))
    .map((row) => ({ row, days: days.filter((date) => date !== row.admissionDate) }));
}

/** Other days with a place, by application. */
export async function datesToMoveTo(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const movable = await listMovable(db, ids, now);
  if (movable.length === 0) return new Map();
  const full = await readFullDates(db, now);
  const hasPlace = (date: string, applyFor: string) => {
    const known = full.get(date) ?? { full_for: [] };
    return 'full_for' in known && !known.full_for.includes(applyFor);
  };
  return new Map(
    movable.map(({ row, days }) => [row.id, days.filter((date) => hasPlace(date, row.applyFor))]),
  );
}

/** Returns the updated application and its previous date; throws if it cannot be moved. */
export async function moveToDate(tx: Db, id: string, date: string, change: Change) {
  const { now } = change;
  const application = await findApplication(tx, id, { forUpdate: true });
  const [movable] = await listMovable(tx, [id], now);
  if (application === null || !movable?.days.includes(date)) {
    throw new ApiError('conflict', 'This is not possible any more. Please reload the page.');
  }
  await takePlace(tx, application, { date, applyFor: application.applyFor }, now);
  const own = eq(applications.id, id);
  const set = { admissionDate: date };
  const [moved] = await tx.update(applications).set(set).where(own).returning();
  if (moved === undefined) throw new Error('a locked application no longer exists');
  await recordChange(tx, application, moved, change);
  return { before: application.admissionDate, moved };
}
