import { and, asc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  type Db,
  first,
  isAny,
  isBeyondClockSkew,
  type PaymentOrder,
  type Purpose,
  paymentEvents,
  paymentOrders,
} from '../../db';
import { firstCheck, MAX_REFUND_WAIT_MS, MAX_WAIT_MS } from './schedule';

type NewOrder = typeof paymentOrders.$inferInsert;

/** Does nothing if the subject already has an order. */
export async function insertOrder(tx: Db, order: NewOrder): Promise<void> {
  const { purpose, subjectId } = paymentOrders;
  await tx
    .insert(paymentOrders)
    .values(order)
    .onConflictDoNothing({ target: [purpose, subjectId] });
}

const { id, checkAt, refundCheckAt, claimedUntil } = paymentOrders;

const findOne = (tx: Db, where: SQL | undefined) =>
  first(tx.select().from(paymentOrders).where(where));

export const findOrderOf = (tx: Db, purpose: Purpose, subjectId: string) =>
  findOne(tx, and(eq(paymentOrders.purpose, purpose), eq(paymentOrders.subjectId, subjectId)));

export const findOrder = (tx: Db, of: string) => findOne(tx, eq(id, of));

export const findByProviderOrder = (tx: Db, of: string) =>
  findOne(tx, eq(paymentOrders.providerOrderId, of));

/** Locks the row until the transaction ends. */
export const lockOrder = (tx: Db, of: string) =>
  first(tx.select().from(paymentOrders).where(eq(id, of)).for('update'));

export async function updateOrder(
  tx: Db,
  id: string,
  changes: Partial<Omit<NewOrder, 'id'>>,
): Promise<void> {
  await tx.update(paymentOrders).set(changes).where(eq(paymentOrders.id, id));
}

/** Checkout is opened, for the first time or again. */
export async function reopenOrder(tx: Db, id: string, now: Date): Promise<void> {
  const openCount = sql`${paymentOrders.openCount} + 1`;
  const opened = { openedAt: now, openCount, checks: 0, checkAt: firstCheck(now) };
  await tx.update(paymentOrders).set(opened).where(eq(paymentOrders.id, id));
}

/** Compare-and-set: of two concurrent calls the first wins. */
export async function setProviderOrder(
  tx: Db,
  id: string,
  expected: string | null,
  opened: { providerOrderId: string; test: boolean },
): Promise<void> {
  const isExpected =
    expected === null
      ? isNull(paymentOrders.providerOrderId)
      : eq(paymentOrders.providerOrderId, expected);
  await tx
    .update(paymentOrders)
    .set(opened)
    .where(and(eq(paymentOrders.id, id), isExpected));
}

type Batch = { now: Date; until: Date; limit: number };

/** Leases due orders to this instance. */
export const claimDueOrders = (tx: Db, batch: Batch) => claim(tx, checkAt, MAX_WAIT_MS, batch);

/**
 * Leases paid orders that are due for a refund check, with live or test keys: one set of keys cannot see
 * the other's orders.
 */
export const claimRefundChecks = (tx: Db, { test, ...batch }: Batch & { test: boolean }) =>
  claim(tx, refundCheckAt, MAX_REFUND_WAIT_MS, batch, eq(paymentOrders.test, test));

function claim(
  tx: Db,
  dueAt: typeof checkAt | typeof refundCheckAt,
  longestWait: number,
  { now, until, limit }: Batch,
  which?: SQL,
): Promise<PaymentOrder[]> {
  const farthest = new Date(now.getTime() + longestWait);
  const due = tx
    .select({ id })
    .from(paymentOrders)
    .where(
      and(
        which,
        or(lte(dueAt, now), isBeyondClockSkew(dueAt, farthest)),
        or(isNull(claimedUntil), lt(claimedUntil, now), isBeyondClockSkew(claimedUntil, until)),
      ),
    )
    .orderBy(asc(dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(paymentOrders).set({ claimedUntil: until }).where(inArray(id, due)).returning();
}

const isLeased = (order: PaymentOrder) =>
  and(eq(id, order.id), eqOrNull(claimedUntil, order.claimedUntil));

/** Releases the lease. */
export async function finishRefundCheck(
  tx: Db,
  order: PaymentOrder,
  next: Date | null,
): Promise<void> {
  const released = { refundCheckAt: next, claimedUntil: null };
  await tx.update(paymentOrders).set(released).where(isLeased(order));
}

/** Releases the lease. A check time changed in the meantime is kept, since it is newer. */
export async function finishCheck(tx: Db, asked: PaymentOrder, next: Date | null): Promise<void> {
  const { checks } = paymentOrders;
  const mine = isLeased(asked);
  await tx.transaction(async (inner) => {
    await inner
      .update(paymentOrders)
      .set({ checkAt: next })
      .where(and(mine, eqOrNull(checkAt, asked.checkAt)));
    await inner
      .update(paymentOrders)
      .set({ checks: sql`${checks} + 1`, claimedUntil: null })
      .where(mine);
  });
}

function eqOrNull(column: PgColumn, value: Date | null) {
  return value === null ? isNull(column) : eq(column, value);
}

/** Rate limit of requests to the provider: true once per interval and order. */
export function tryStartRecheck(tx: Db, id: string, now: Date, since: Date): Promise<boolean> {
  const { recheckedAt: at } = paymentOrders;
  const isDue = or(isNull(at), lte(at, since), isBeyondClockSkew(at, now));
  const own = and(eq(paymentOrders.id, id), isDue);
  return isAny(tx.update(paymentOrders).set({ recheckedAt: now }).where(own).returning());
}

/** False for a duplicate. */
export const recordEvent = (tx: Db, event: typeof paymentEvents.$inferInsert) =>
  isAny(tx.insert(paymentEvents).values(event).onConflictDoNothing().returning());
