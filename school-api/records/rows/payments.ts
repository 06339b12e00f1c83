import { and, eq, gte, isNotNull, ne, or } from 'drizzle-orm';
import { type Db, first, type PaymentOrder, paymentOrders } from '../../db';
import { rowNumber } from '../record-key';
import { findApplicationId } from '../subjects/admissions';

const { id, state, openedAt, providerOrderId } = paymentOrders;

/** Finds an order by its own id, the provider's, the donation's, or the application's number or id. */
export async function findOrderByAnyId(db: Db, name: string): Promise<PaymentOrder | undefined> {
  const number = rowNumber(name);
  const subject = (number === undefined ? undefined : await findApplicationId(db, number)) ?? name;
  const isNamed = or(eq(id, name), eq(providerOrderId, name), eq(paymentOrders.subjectId, subject));
  return first(db.select().from(paymentOrders).where(isNamed));
}

/** Schedules an immediate check of one unpaid order, or of those opened since a date. */
export async function scheduleChecks(
  db: Db,
  which: { since: Date } | { id: string },
  now: Date,
): Promise<number> {
  const chosen = 'id' in which ? eq(id, which.id) : gte(openedAt, which.since);
  const due = await db
    .update(paymentOrders)
    .set({ checkAt: now })
    .where(and(ne(state, 'paid'), isNotNull(providerOrderId), chosen))
    .returning({ id });
  return due.length;
}

/** Schedules an immediate refund check of a paid order. */
export async function scheduleRefundCheck(db: Db, orderId: string, now: Date): Promise<void> {
  const isPaid = and(eq(id, orderId), eq(state, 'paid'));
  await db.update(paymentOrders).set({ refundCheckAt: now }).where(isPaid);
}

export const countPaid = (db: Db): Promise<number> => db.$count(paymentOrders, eq(state, 'paid'));
