import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  type Db,
  isBeyondClockSkew,
  type PaymentOrder,
  type Purpose,
  paymentEvents,
  paymentOrders,
} from '../../db';
import { LONGEST_REFUND_WAIT_MS, LONGEST_WAIT_MS } from './schedule';

type NewOrder = typeof paymentOrders.$inferInsert;

/** Does nothing when the subject already has an order. */
export async function insertOrder(tx: Db, order: NewOrder): Promise<void> {
  const { purpose, subjectId } = paymentOrders;
  await tx
    .insert(paymentOrders)
    .values(order)
    .onConflictDoNothing({ target: [purpose, subjectId] });
}

export async function findOrderOf(
  tx: Db,
  purpose: Purpose,
  subjectId: string,
): Promise<PaymentOrder | undefined> {
  const found = await tx
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.purpose, purpose), eq(paymentOrders.subjectId, subjectId)));
  return found[0];
}

export async function findOrder(tx: Db, id: string): Promise<PaymentOrder | undefined> {
  const found = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, id));
  return found[0];
}

/** Locks the row until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<PaymentOrder | undefined> {
  const found = await tx.select().from(paymentOrders).where(eq(paymentOrders.id, id)).for('update');
  return found[0];
}

export async function findByProviderOrder(
  tx: Db,
  providerOrderId: string,
): Promise<PaymentOrder | undefined> {
  const found = await tx
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.providerOrderId, providerOrderId));
  return found[0];
}

export async function updateOrder(
  tx: Db,
  id: string,
  changes: Partial<Omit<NewOrder, 'id'>>,
): Promise<void> {
  await tx.update(paymentOrders).set(changes).where(eq(paymentOrders.id, id));
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

/** Leases due orders to this instance. */
export function claimDueOrders(
  tx: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<PaymentOrder[]> {
  const { claimedUntil, checkAt, id } = paymentOrders;
  const due = tx
    .select({ id })
    .from(paymentOrders)
    .where(
      and(
        or(
          lte(checkAt, now),
          isBeyondClockSkew(checkAt, new Date(now.getTime() + LONGEST_WAIT_MS)),
        ),
        or(isNull(claimedUntil), lt(claimedUntil, now), isBeyondClockSkew(claimedUntil, until)),
      ),
    )
    .orderBy(asc(checkAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(paymentOrders).set({ claimedUntil: until }).where(inArray(id, due)).returning();
}

/** Leases paid orders that are due to be asked about refunds, of live or of test keys. */
export function claimRefundChecks(
  tx: Db,
  { now, until, limit, test }: { now: Date; until: Date; limit: number; test: boolean },
): Promise<PaymentOrder[]> {
  const { claimedUntil, refundCheckAt, id } = paymentOrders;
  const farthest = new Date(now.getTime() + LONGEST_REFUND_WAIT_MS);
  const due = tx
    .select({ id })
    .from(paymentOrders)
    .where(
      and(
        // The keys of the one know nothing of the orders of the other.
        eq(paymentOrders.test, test),
        or(lte(refundCheckAt, now), isBeyondClockSkew(refundCheckAt, farthest)),
        or(isNull(claimedUntil), lt(claimedUntil, now), isBeyondClockSkew(claimedUntil, until)),
      ),
    )
    .orderBy(asc(refundCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(paymentOrders).set({ claimedUntil: until }).where(inArray(id, due)).returning();
}

/** Releases the lease. */
export async function finishRefundCheck(
  tx: Db,
  { id, claimedUntil }: PaymentOrder,
  next: Date | null,
): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ refundCheckAt: next, claimedUntil: null })
    .where(and(eq(paymentOrders.id, id), eqOrNull(paymentOrders.claimedUntil, claimedUntil)));
}

/** Releases the lease. A check time that was changed in the meantime is kept, as it is newer. */
export async function finishCheck(tx: Db, asked: PaymentOrder, next: Date | null): Promise<void> {
  const { id, checkAt, checks, claimedUntil } = paymentOrders;
  const mine = and(eq(id, asked.id), eqOrNull(claimedUntil, asked.claimedUntil));
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
export async function tryStartRecheck(
  tx: Db,
  id: string,
  now: Date,
  since: Date,
): Promise<boolean> {
  const { askedAt } = paymentOrders;
  const taken = await tx
    .update(paymentOrders)
    .set({ askedAt: now })
    .where(
      and(
        eq(paymentOrders.id, id),
        or(isNull(askedAt), lte(askedAt, since), isBeyondClockSkew(askedAt, now)),
      ),
    )
    .returning({ id: paymentOrders.id });
  return taken.length > 0;
}

/** False for a duplicate. */
export async function recordEvent(
  tx: Db,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> {
  const kept = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return kept.length > 0;
}
