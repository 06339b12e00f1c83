import { eq } from 'drizzle-orm';
import {
  type Db,
  type SandboxOrder,
  type SandboxPayment,
  sandboxOrders,
  sandboxPayments,
} from '../../db';
import { emit, type PaymentEvent, paymentEvent } from './events';
import { noSuchId, SandboxFault } from './fault';
import { requireOrder } from './orders';
import { addSeconds, type Step } from './switches';

export async function requirePayment(
  db: Db,
  id: string,
  { lock = false } = {},
): Promise<SandboxPayment> {
  const query = db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  const [payment] = await (lock ? query.for('update') : query);
  if (payment === undefined) throw noSuchId();
  return payment;
}

type Changes = Partial<Omit<SandboxPayment, 'id'>>;

export async function changePayment(
  tx: Db,
  payment: SandboxPayment,
  changes: Changes,
): Promise<SandboxPayment> {
  await tx.update(sandboxPayments).set(changes).where(eq(sandboxPayments.id, payment.id));
  return { ...payment, ...changes };
}

/** A payment for an order that is already paid is refunded at once. */
export async function authorise(step: Step, payment: SandboxPayment): Promise<SandboxPayment> {
  const { tx, switches } = step;
  const settled = { nextStatus: null, nextAt: null, errorReason: null };
  const order = await requireOrder(tx, payment.orderId, { lock: true });
  if (order.status === 'paid' && !switches.secondPayments) {
    const { amount: amountRefunded } = payment;
    return changePayment(tx, payment, { ...settled, status: 'refunded', amountRefunded });
  }
  const authorised = await changePayment(tx, payment, { ...settled, status: 'authorized' });
  await emitEvent(step, ['payment.authorized'], authorised, order);
  return switches.autoCapture ? capture(step, authorised) : authorised;
}

/** Marks the order as paid; later payments are rejected. */
export async function capture(step: Step, payment: SandboxPayment): Promise<SandboxPayment> {
  const { tx, switches, now } = step;
  const order = await requireOrder(tx, payment.orderId, { lock: true });
  if (payment.status === 'captured') refuse('This payment has already been captured');
  if (payment.status !== 'authorized')
    refuse('Only payments which have been authorized can be captured');
  if (order.status === 'paid' && !switches.secondPayments)
    refuse('Payment already done for this order.');
  const capturedAt = switches.capturedAt ? now : null;
  const changes = { status: 'captured', captured: true, capturedAt } as const;
  const captured = await changePayment(tx, payment, changes);
  await tx.update(sandboxOrders).set({ status: 'paid' }).where(eq(sandboxOrders.id, order.id));
  const paid = { ...order, status: 'paid' as const };
  await emitEvent(step, ['payment.captured', 'order.paid'], captured, paid);
  return captured;
}

function refuse(description: string): never {
  throw new SandboxFault(description);
}

/** With the switch `afterFailure` the payment still succeeds later. */
export async function fail(
  step: Step,
  payment: SandboxPayment,
  reason: string,
): Promise<SandboxPayment> {
  const { tx, switches, now } = step;
  const order = await requireOrder(tx, payment.orderId);
  const { afterFailure, lateSeconds } = switches;
  const later =
    afterFailure === 'nothing'
      ? {}
      : { nextStatus: afterFailure, nextAt: addSeconds(now, lateSeconds) };
  const failed = await changePayment(tx, payment, {
    status: 'failed',
    errorReason: reason,
    ...later,
  });
  await emitEvent(step, ['payment.failed'], failed, order);
  return failed;
}

function emitEvent(
  step: Step,
  names: readonly PaymentEvent[],
  payment: SandboxPayment,
  order: SandboxOrder,
) {
  return emit(
    step,
    names.map((name) => paymentEvent(name, payment, order)),
  );
}
