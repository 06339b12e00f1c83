import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, type SandboxPayment, type SandboxRefund, sandboxRefunds } from '../../db';
import { paymentEntity, refundEntity } from './entities';
import { emit, type RefundEvent } from './events';
import { noSuchId, SandboxFault } from './fault';
import { providerId } from './ids';
import { changePayment, requirePayment } from './payments';
import { addSeconds, type Step } from './switches';

/** Without an amount, refunds all that is left of the payment. */
export const refundRequest = z.object({ amount: z.number().int().optional() });

export async function refundPayment(
  step: Step,
  paymentId: string,
  asked: z.infer<typeof refundRequest>,
): Promise<SandboxRefund> {
  const { tx, switches, now } = step;
  const payment = await requirePayment(tx, paymentId, { lock: true });
  const left = payment.amount - payment.amountRefunded;
  const amount = asked.amount ?? left;
  requireRefundable(payment, amount, left);
  const isLate = switches.refunds !== 'processed';
  const later = {
    nextStatus: switches.refunds === 'failed later' ? ('failed' as const) : ('processed' as const),
    nextAt: addSeconds(now, switches.lateSeconds),
  };
  const row = { id: providerId('rfnd'), paymentId, amount, status: 'pending' as const };
  const [refund] = await tx
    .insert(sandboxRefunds)
    .values({ ...row, ...(isLate && later), createdAt: now })
    .returning();
  if (refund === undefined) throw new Error('the refund was not saved');
  const known = await setRefunded(tx, payment, payment.amountRefunded + amount);
  await emit(step, [refundEvent('refund.created', refund, known)]);
  return isLate ? refund : endRefund(step, refund, known, 'processed');
}

function requireRefundable(payment: SandboxPayment, amount: number, left: number) {
  const details = { field: 'amount' };
  if (!payment.captured) {
    throw new SandboxFault('The payment status should be captured for action to be taken');
  }
  if (left === 0) throw new SandboxFault('The payment has been fully refunded already');
  if (amount < 1) throw new SandboxFault('The amount must be at least 1 paise.', details);
  if (amount > left) {
    throw new SandboxFault('The total refund amount is greater than the payment amount', details);
  }
}

export async function endRefund(
  step: Step,
  refund: SandboxRefund,
  payment: SandboxPayment,
  status: 'processed' | 'failed',
): Promise<SandboxRefund> {
  const { tx } = step;
  const ended = { status, nextStatus: null, nextAt: null };
  await tx.update(sandboxRefunds).set(ended).where(eq(sandboxRefunds.id, refund.id));
  const known =
    status === 'failed'
      ? await setRefunded(tx, payment, payment.amountRefunded - refund.amount)
      : payment;
  const done = { ...refund, ...ended };
  await emit(step, [refundEvent(`refund.${status}`, done, known)]);
  return done;
}

/** A payment is 'refunded' only once all of it was returned. */
function setRefunded(tx: Db, payment: SandboxPayment, amountRefunded: number) {
  const status = amountRefunded === payment.amount ? ('refunded' as const) : ('captured' as const);
  return changePayment(tx, payment, { amountRefunded, status });
}

function refundEvent(name: RefundEvent, refund: SandboxRefund, payment: SandboxPayment) {
  const payload = { refund: refundEntity(refund, payment), payment: paymentEntity(payment) };
  return { name, payload };
}

/** Newest first. */
export function refundsOf(db: Db, paymentId: string): Promise<SandboxRefund[]> {
  return db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.paymentId, paymentId))
    .orderBy(desc(sandboxRefunds.createdAt), desc(sandboxRefunds.id));
}

export async function requireRefund(
  db: Db,
  id: string,
  { lock = false } = {},
): Promise<SandboxRefund> {
  const query = db.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id));
  const [refund] = await (lock ? query.for('update') : query);
  if (refund === undefined) throw noSuchId();
  return refund;
}
