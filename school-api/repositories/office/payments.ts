import { and, count, eq, gte, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { type PaymentOrder, paymentOrders } from '../../db/schema/orders';

const { id, state, openedAt, providerOrderId } = paymentOrders;

/** Finds an order by its own id, the provider's id, or the id of the application or donation. */
export async function findOrderByAnyId(db: Db, name: string): Promise<PaymentOrder | undefined> {
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(or(eq(id, name), eq(providerOrderId, name), eq(paymentOrders.subjectId, name)));
  return order;
}

/** Schedules an immediate check of one unpaid order, or of those opened since a date. */
export async function makeDue(
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

export async function countPaid(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(paymentOrders).where(eq(state, 'paid'));
  return row?.count ?? 0;
}
