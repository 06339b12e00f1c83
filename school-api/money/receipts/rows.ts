import { and, desc, eq } from 'drizzle-orm';
import { applications, type Db, first, paymentOrders, type Receipt, receipts } from '../../db';

/** Limits the answer; no donor has as many. */
const MOST = 500;

export const findReceipt = (db: Db, number: string) =>
  first(db.select().from(receipts).where(eq(receipts.number, number)));

/** By the id of the payment order or the gift. */
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

/** Of an application that was made with this address. */
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
    .limit(MOST);
}
