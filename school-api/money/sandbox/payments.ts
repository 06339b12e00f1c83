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
import type { Switches } from './switches';

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

/** A payment for an order that is already paid is refunded immediately. */
export async function authorise(
  tx: Db,
  payment: SandboxPayment,
  switches: Switches,
  now: Date,
): Promise<SandboxPayment> {
  const settled = { nextStatus: null, nextAt: null, errorReason: null };
  const order = await requireOrder(tx, payment.orderId, { lock: true });
  if (order.status === 'paid' && !switches.secondPayments) {
    const { amount: amountRefunded } = payment;
    return changePayment(tx, payment, { ...settled, status: 'refunded', amountRefunded });
  }
  const authorised = await changePayment(tx, payment, { ...settled, status: 'authorized' });
  await tell(tx, ['payment.authorized'], authorised, order, switches, now);
  return switches.autoCapture ? capture(tx, authorised, switches, now) : authorised;
}

/** Marks the order as paid; later payments are rejected. */
export async function capture(
  tx: Db,
  payment: SandboxPayment,
  switches: Switches,
  now: Date,
): Promise<SandboxPayment> {
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
  await tell(tx, ['payment.captured', 'order.paid'], captured, paid, switches, now);
  return captured;
}

function refuse(description: string): never {
  throw new SandboxFault(description);
}

/** With the switch `afterFailure` the payment still succeeds later. */
export async function fail(
  tx: Db,
  payment: SandboxPayment,
  reason: string,
  switches: Switches,
  now: Date,
): Promise<SandboxPayment> {
  const order = await requireOrder(tx, payment.orderId);
  const { afterFailure, lateSeconds } = switches;
  const later =
    afterFailure === 'nothing'
      ? {}
      : { nextStatus: afterFailure, nextAt: new Date(now.getTime() + lateSeconds * 1000) };
  const failed = await changePayment(tx, payment, {
    status: 'failed',
    errorReason: reason,
    ...later,
  });
  await tell(tx, ['payment.failed'], failed, order, switches, now);
  return failed;
}

function tell(
  tx: Db,
  names: readonly PaymentEvent[],
  payment: SandboxPayment,
  order: SandboxOrder,
  switches: Switches,
  now: Date,
) {
  const events = names.map((name) => paymentEvent(name, payment, order));
  return emit(tx, events, switches, now);
}
