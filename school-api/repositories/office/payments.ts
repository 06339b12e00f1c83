import { and, count, eq, gte, isNotNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { type PaymentOrder, paymentOrders } from '../../db/schema/orders';

const { id, state, openedAt, providerOrderId } = paymentOrders;

/** The order of an application, of a donation, or of one of the two names that it has itself. */
export async function findOrderByAnyId(db: Db, name: string): Promise<PaymentOrder | undefined> {
  const [order] = await db
    .select()
    .from(paymentOrders)
    .where(or(eq(id, name), eq(providerOrderId, name), eq(paymentOrders.subjectId, name)));
  return order;
}

/** Makes unpaid orders due at once: those opened since then, or one. Tells how many. */
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
