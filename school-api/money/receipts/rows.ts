import { and, desc, eq, sql } from 'drizzle-orm';
import { applications, type Db, first, paymentOrders, type Receipt, receipts } from '../../db';

/** Bounds the response; no donor has as many. */
const MAX = 500;

export const findReceipt = (db: Db, number: string) =>
  first(db.select().from(receipts).where(eq(receipts.number, number)));

/** By the id of the payment order or the donation. */
export const findReceiptOf = (db: Db, sourceId: string) =>
  first(db.select().from(receipts).where(eq(receipts.sourceId, sourceId)));

/** By the provider's id of the order. */
export async function findReceiptOfOrder(db: Db, orderId: string) {
  const { id, grantHash } = paymentOrders;
  return first(
    db
      .select({ receipt: receipts, order: { id, grantHash } })
      .from(receipts)
      .innerJoin(paymentOrders, eq(paymentOrders.id, receipts.sourceId))
      .where(eq(paymentOrders.providerOrderId, orderId)),
  );
}

/** For an application with this address. */
export async function findReceiptOfApplication(db: Db, emailKey: string, number: string) {
  const own = and(eq(applications.emailKey, emailKey), eq(applications.applicationNumber, number));
  const [row] = await db
    .select({ receipt: receipts })
    .from(receipts)
    .innerJoin(paymentOrders, eq(paymentOrders.id, receipts.sourceId))
    .innerJoin(applications, eq(applications.id, paymentOrders.subjectId))
    .where(own);
  return row?.receipt;
}

/** Newest first. */
export function receiptsOfMailbox(db: Db, emailKey: string): Promise<Receipt[]> {
  return db
    .select()
    .from(receipts)
    .where(eq(receipts.emailKey, emailKey))
    .orderBy(desc(receipts.paidAt), desc(receipts.number))
    .limit(MAX);
}

type Returned = {
  /** Paise returned so far. */
  returned: number;
  byDispute: boolean;
  at: Date;
};

/**
 * Records the returned amount on a receipt. The receipt is valid for the rest, and void once nothing is left.
 * It keeps its number. Undefined if there is no receipt.
 */
export async function markReturned(
  tx: Db,
  sourceId: string,
  { returned, byDispute, at }: Returned,
): Promise<Receipt | undefined> {
  const isVoid = sql`${returned}::bigint >= ${receipts.amount}`;
  const reason = byDispute ? 'Taken back by the bank after a dispute' : 'Refunded';
  return first(
    tx
      .update(receipts)
      .set({
        returned,
        voidedAt: sql`case when ${isVoid} then ${at.toISOString()}::timestamptz end`,
        voidReason: sql`case when ${isVoid} then ${reason} else '' end`,
      })
      .where(eq(receipts.sourceId, sourceId))
      .returning(),
  );
}
