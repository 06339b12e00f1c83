import { eq } from 'drizzle-orm';
import type { Db } from '../db/db';
import { capturedPayments, disputes, refunds } from '../db/schema/orders';
import {
  type DisputeFact,
  nextDispute,
  nextRefund,
  type PaymentFact,
  type RefundFact,
} from '../payments/state';

/** Each returns whether something new was learnt. To be called under the lock of the order's row. */

export async function storeCaptured(
  tx: Db,
  orderId: string,
  { payment: { id, amount, currency } }: PaymentFact,
  heardAt: Date,
): Promise<boolean> {
  const kept = await tx
    .insert(capturedPayments)
    .values({ id, amount, currency, orderId, heardAt })
    .onConflictDoNothing()
    .returning({ id: capturedPayments.id });
  return kept.length > 0;
}

export async function storeRefund(
  tx: Db,
  orderId: string,
  { refund }: RefundFact,
  heardAt: Date,
): Promise<boolean> {
  const [known] = await tx.select().from(refunds).where(eq(refunds.id, refund.id));
  if (known === undefined) {
    await tx.insert(refunds).values({ ...refund, orderId, heardAt });
    return true;
  }
  const state = nextRefund(known.state, refund.state);
  if (state === known.state) return false;
  await tx.update(refunds).set({ state, heardAt }).where(eq(refunds.id, refund.id));
  return true;
}

export async function storeDispute(
  tx: Db,
  orderId: string,
  { dispute }: DisputeFact,
  heardAt: Date,
): Promise<boolean> {
  const [known] = await tx.select().from(disputes).where(eq(disputes.id, dispute.id));
  if (known === undefined) {
    await tx.insert(disputes).values({ ...dispute, orderId, heardAt });
    return true;
  }
  const state = nextDispute(known.state, dispute.state);
  if (state === known.state) return false;
  const { amount } = dispute;
  await tx.update(disputes).set({ state, amount, heardAt }).where(eq(disputes.id, dispute.id));
  return true;
}

/** All that was heard about the money of an order. */
export async function readHeard(db: Db, orderId: string) {
  return {
    payments: await db.select().from(capturedPayments).where(eq(capturedPayments.orderId, orderId)),
    refunds: await db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    disputes: await db.select().from(disputes).where(eq(disputes.orderId, orderId)),
  };
}

export type HeardRows = Awaited<ReturnType<typeof readHeard>>;

/** The order of a captured payment, for an event that names the payment alone. */
export async function findOrderIdOfPayment(db: Db, paymentId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ orderId: capturedPayments.orderId })
    .from(capturedPayments)
    .where(eq(capturedPayments.id, paymentId));
  return found?.orderId;
}
