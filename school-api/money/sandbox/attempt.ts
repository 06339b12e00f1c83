import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type Db,
  type SandboxOrder,
  type SandboxPayment,
  sandboxOrders,
  sandboxPayments,
} from '../../db';
import { readSwitches } from './account';
import { SandboxFault } from './fault';
import { providerId } from './ids';
import { outcomeOf, type PaymentMethod, paymentMethod } from './method';
import { paymentsOf, requireOrder } from './orders';
import { authorise, fail } from './payments';
import { addSeconds, paymentSwitches, type Step, type Switches } from './switches';

export const attemptRequest = z.object({
  key: z.string(),
  order_id: z.string().max(64),
  method: paymentMethod,
  /** The button that was pressed. */
  choice: z.enum(['pay', 'fail', 'later']),
  email: z.string().max(254).default(''),
  contact: z.string().max(40).default(''),
  switches: paymentSwitches.default({}),
});

type Attempt = z.infer<typeof attemptRequest>;

/** A customer's attempt to pay an order in the checkout window. */
export function attemptPayment(db: Db, attempt: Attempt, now: Date): Promise<SandboxPayment> {
  return db.transaction(async (tx) => {
    const order = await requireOrder(tx, attempt.order_id, { lock: true });
    const switches: Switches = { ...(await readSwitches(tx)), ...attempt.switches };
    if (!switches.secondPayments) await requirePayable(tx, order);
    const step = { tx, switches, now };
    const payment = await begin(step, order, attempt);
    if (attempt.choice === 'later') return postpone(step, payment);
    const failure = attempt.choice === 'fail' ? 'payment_failed' : outcomeOf(attempt.method);
    return failure === null ? authorise(step, payment) : fail(step, payment, failure);
  });
}

async function requirePayable(tx: Db, order: SandboxOrder) {
  const reason = 'order_already_paid';
  if (order.status === 'paid') {
    throw new SandboxFault('Payment already done for this order.', { reason });
  }
  const others = await paymentsOf(tx, order.id);
  if (others.some((payment) => payment.status === 'authorized')) {
    throw new SandboxFault('A payment of this order is being processed already.', { reason });
  }
}

async function begin({ tx, now }: Step, order: SandboxOrder, attempt: Attempt) {
  await tx
    .update(sandboxOrders)
    .set({ status: 'attempted', attempts: sql`${sandboxOrders.attempts} + 1` })
    .where(eq(sandboxOrders.id, order.id));
  const { email, contact } = attempt;
  const { amount, currency, id: orderId } = order;
  const row = { id: providerId('pay'), orderId, amount, currency, email, contact, createdAt: now };
  const [payment] = await tx
    .insert(sandboxPayments)
    .values({ ...row, ...methodOf(attempt.method), status: 'created' })
    .returning();
  if (payment === undefined) throw new Error('the payment was not written');
  return payment;
}

/** The customer leaves before the bank decides; the payment succeeds later. */
async function postpone({ tx, switches, now }: Step, payment: SandboxPayment) {
  const nextStatus = switches.autoCapture ? ('captured' as const) : ('authorized' as const);
  const later = { nextStatus, nextAt: addSeconds(now, switches.lateSeconds) };
  await tx.update(sandboxPayments).set(later).where(eq(sandboxPayments.id, payment.id));
  return { ...payment, ...later };
}

function methodOf(paidBy: PaymentMethod) {
  const { method } = paidBy;
  if (method === 'upi') return { method, vpa: paidBy.vpa };
  return method === 'card' ? { method, last4: paidBy.number.slice(-4) } : { method };
}
