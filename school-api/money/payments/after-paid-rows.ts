import { eq } from 'drizzle-orm';
import { capturedPayments, type Db, disputes, isAny, type PaymentOrder, refunds } from '../../db';
import { possibleTime } from './facts';
import { disputeLoss } from './money';
import {
  type DisputeFact,
  nextDispute,
  nextRefund,
  type PaymentFact,
  type RefundFact,
} from './state';

/** Each function returns whether the event was new. Call them with the order's row locked. */

export function storeCaptured(
  tx: Db,
  orderId: string,
  { payment: { id, amount, currency } }: PaymentFact,
  seenAt: Date,
): Promise<boolean> {
  const row = { id, amount, currency, orderId, seenAt };
  return isAny(tx.insert(capturedPayments).values(row).onConflictDoNothing().returning());
}

type Order = Pick<PaymentOrder, 'id' | 'createdAt'>;

export async function storeRefund(
  tx: Db,
  { id: orderId, createdAt: since }: Order,
  { refund: { times = [], ...refund } }: RefundFact,
  seenAt: Date,
): Promise<boolean> {
  const [known] = await tx.select().from(refunds).where(eq(refunds.id, refund.id));
  if (known === undefined) {
    const createdAt = possibleTime(times, { since, now: seenAt }) ?? seenAt;
    await tx.insert(refunds).values({ ...refund, createdAt, orderId, seenAt });
    return true;
  }
  const state = nextRefund(known.state, refund.state);
  if (state === known.state) return false;
  await tx.update(refunds).set({ state, seenAt }).where(eq(refunds.id, refund.id));
  return true;
}

export async function storeDispute(
  tx: Db,
  { id: orderId, createdAt: since }: Order,
  { dispute: { times = [], ...dispute } }: DisputeFact,
  seenAt: Date,
): Promise<boolean> {
  const stateAt = possibleTime(times, { since, now: seenAt });
  const [known] = await tx.select().from(disputes).where(eq(disputes.id, dispute.id));
  if (known === undefined) {
    await tx.insert(disputes).values({ ...dispute, stateAt, orderId, seenAt });
    return true;
  }
  const isFurther = nextDispute(known.state, dispute.state) !== known.state;
  const { state, amount } = isFurther ? dispute : known;
  const deducted = Math.max(known.deducted, dispute.deducted);
  // A lost dispute may deduct more later, or report its deduction later.
  const isNew = isFurther || disputeLoss({ ...known, deducted }) !== disputeLoss(known);
  if (!isNew && deducted === known.deducted) return false;
  const news = isNew ? { state, amount, stateAt: stateAt ?? null, seenAt } : {};
  await tx
    .update(disputes)
    .set({ deducted, ...news })
    .where(eq(disputes.id, dispute.id));
  return isNew;
}

/** All known events about the money of an order. */
export async function readMoneyRows(db: Db, orderId: string) {
  return {
    payments: await db.select().from(capturedPayments).where(eq(capturedPayments.orderId, orderId)),
    refunds: await db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    disputes: await db.select().from(disputes).where(eq(disputes.orderId, orderId)),
  };
}

export type MoneyRows = Awaited<ReturnType<typeof readMoneyRows>>;

/** The order of a captured payment, for an event that names only the payment. */
export async function findOrderIdOfPayment(db: Db, paymentId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ orderId: capturedPayments.orderId })
    .from(capturedPayments)
    .where(eq(capturedPayments.id, paymentId));
  return found?.orderId;
}
