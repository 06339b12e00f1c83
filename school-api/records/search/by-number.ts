import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  capturedPayments,
  type Db,
  offlineDonations,
  orderWords,
  type Purpose,
  paymentOrders,
  receipts,
  receiptWords,
} from '../../db';
import type { RecordId } from '../record-key';

export const finds = (words: SQL, query: string) => sql`${words} @@ ${query}::tsquery`;

/** The application or donation of an order, payment or receipt. */
export function subjectsByOrder(purpose: Purpose) {
  return async (db: Db, query: string, typed: string, max: number): Promise<RecordId[]> => {
    const named = db
      .select({ subjectId: paymentOrders.subjectId })
      .from(paymentOrders)
      .where(and(eq(paymentOrders.purpose, purpose), finds(orderWords(paymentOrders), query)))
      .limit(max);
    const sources = [
      ...(await receiptSources(db, query, max)),
      ...(await ordersOfPayment(db, typed)),
    ];
    const rows = [...(await named), ...(await subjectsOf(db, purpose, sources))];
    return rows.map(({ subjectId }) => subjectId);
  };
}

/** Offline donations. */
export async function donationsByReceipt(
  db: Db,
  query: string,
  _typed: string,
  max: number,
): Promise<RecordId[]> {
  const sources = await receiptSources(db, query, max);
  if (sources.length === 0) return [];
  const rows = await db
    .select({ id: offlineDonations.id })
    .from(offlineDonations)
    .where(inArray(offlineDonations.id, sources));
  return rows.map(({ id }) => id);
}

async function receiptSources(db: Db, query: string, max: number): Promise<string[]> {
  const rows = await db
    .select({ sourceId: receipts.sourceId })
    .from(receipts)
    .where(finds(receiptWords(receipts), query))
    .limit(max);
  return rows.map(({ sourceId }) => sourceId);
}

/** Includes second payments, which the order does not contain. */
async function ordersOfPayment(db: Db, paymentId: string): Promise<string[]> {
  const rows = await db
    .select({ orderId: capturedPayments.orderId })
    .from(capturedPayments)
    .where(eq(capturedPayments.id, paymentId));
  return rows.map(({ orderId }) => orderId);
}

async function subjectsOf(db: Db, purpose: Purpose, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .select({ subjectId: paymentOrders.subjectId })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.purpose, purpose), inArray(paymentOrders.id, [...orderIds])));
}
