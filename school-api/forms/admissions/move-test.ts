import { and, eq, inArray } from 'drizzle-orm';
import { applications, type Db, first, paymentOrders } from '../../db';
import { receiptMailKey, updateMail } from '../../mail';
import { ApiError } from '../../platform';
import { findApplication } from './applications';
import { isAhead, isOver, offeredDates, testOf } from './offered-dates';
import { isUndecided, mayTakeTest, readFullDates, takePlace, UNDECIDED, whoFits } from './places';
import { type Change, recordChange } from './record-change';

/**
 * The admit card is valid until the end of the test day, or until the school decides if the date is
 * not fixed.
 */
export const isTestAhead = (state: string, date: string, now: Date) =>
  UNDECIDED.includes(state) && !isOver(date, now);

/**
 * Applications that may be moved to another day: by their family until the day before the test, by
 * the school also afterwards.
 */
async function listMovable(db: Db, ids: readonly string[], { now, by }: Change) {
  const rows = await db
    .select()
    .from(applications)
    .where(and(inArray(applications.id, [...ids]), mayTakeTest, isUndecided))
    .orderBy(applications.createdAt, applications.id);
  const days = [...new Set(await offeredDates(db))].filter((date) => isAhead(date, now));
  return rows
    .filter(({ admissionDate }) => by !== undefined || isAhead(admissionDate, now))
    .map((row) => ({ row, days: days.filter((date) => date !== row.admissionDate) }));
}

/** Other days with a place, by application. */
export async function datesToMoveTo(
  db: Db,
  ids: readonly string[],
  change: Change,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const movable = await listMovable(db, ids, change);
  if (movable.length === 0) return new Map();
  const full = await readFullDates(db, change.now);
  const hasPlace = (date: string, applyFor: string) => {
    const known = full.get(date) ?? { full_for: [] };
    return 'full_for' in known && !known.full_for.includes(applyFor);
  };
  return new Map(
    movable.map(({ row, days }) => [row.id, days.filter((date) => hasPlace(date, row.applyFor))]),
  );
}

/** Who can be moved to a date together, earliest registrations first, and for whom it is full by then. */
export async function planMove(db: Db, ids: readonly string[], date: string, change: Change) {
  const movable = await listMovable(db, ids, change);
  const able = movable.flatMap(({ row, days }) => (days.includes(date) ? [row] : []));
  const going = (await whoFits(db, date, able, change.now)).map(({ id }) => id);
  return { going, full: able.map(({ id }) => id).filter((id) => !going.includes(id)) };
}

/** Returns the updated application and its previous date; throws if it cannot be moved. */
export async function moveToDate(tx: Db, id: string, date: string, change: Change) {
  const application = await findApplication(tx, id, { forUpdate: true });
  const [movable] = await listMovable(tx, [id], change);
  if (application === null || !movable?.days.includes(date)) {
    throw new ApiError('conflict', 'You can no longer do this. Please reload the page.');
  }
  const { applyFor, name } = application;
  await takePlace(tx, application, { date, applyFor, name }, change.now);
  const own = eq(applications.id, id);
  const set = { admissionDate: date };
  const [moved] = await tx.update(applications).set(set).where(own).returning();
  if (moved === undefined) throw new Error('a locked application no longer exists');
  await recordChange(tx, application, moved, change);
  await updateReceipt(tx, id, date);
  return { before: application.admissionDate, moved };
}

/** Sent again, it would put the old day back into the family's calendar. */
async function updateReceipt(tx: Db, id: string, admissionDate: string) {
  const isOfThis = and(eq(paymentOrders.purpose, 'admission'), eq(paymentOrders.subjectId, id));
  const order = await first(tx.select().from(paymentOrders).where(isOfThis));
  if (order === undefined) return;
  const { time, place: places } = await testOf(tx, admissionDate);
  await updateMail(tx, receiptMailKey(order.id), { admissionDate, time, places });
}
