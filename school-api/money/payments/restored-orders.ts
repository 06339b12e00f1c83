import { and, asc, eq, gte, inArray, isNull, ne } from 'drizzle-orm';
import { type Db, first, paymentOrders, receipts } from '../../db';

const { id, providerOrderId, state, notedNumber, paidAt, test } = paymentOrders;

/** Undefined if the order exists already. */
export const insertRestored = (tx: Db, order: typeof paymentOrders.$inferInsert) =>
  first(tx.insert(paymentOrders).values(order).onConflictDoNothing().returning());

export async function findKnownIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ known: providerOrderId })
    .from(paymentOrders)
    .where(inArray(providerOrderId, [...ids]));
  return new Set(rows.flatMap(({ known }) => (known === null ? [] : [known])));
}

/** The number that the receipt of an unpaid order will get, since the provider knows it. */
export async function noteNumber(tx: Db, providerOrder: string, number: string): Promise<void> {
  if (number === '') return;
  const isUnpaid = and(ne(state, 'paid'), isNull(notedNumber));
  await tx
    .update(paymentOrders)
    .set({ notedNumber: number })
    .where(and(eq(providerOrderId, providerOrder), isUnpaid));
}

/** Paid orders whose receipt number the provider does not know yet, of live or of test keys. */
export async function findUnnoted(
  db: Db,
  { since, limit, ...keys }: { since: Date; limit: number; test: boolean },
) {
  const rows = await db
    .select({ id, providerOrderId, number: receipts.number })
    .from(paymentOrders)
    .innerJoin(receipts, eq(receipts.sourceId, id))
    .where(and(eq(state, 'paid'), isNull(notedNumber), gte(paidAt, since), eq(test, keys.test)))
    .orderBy(asc(paidAt))
    .limit(limit);
  return rows.flatMap(({ providerOrderId: at, ...row }) =>
    at === null ? [] : [{ ...row, providerOrderId: at }],
  );
}
