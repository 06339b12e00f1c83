import type { OrderState } from '@/contract';
import type { Db } from '../db/db';
import type { PaymentOrder } from '../db/schema/orders';
import { lockOrder, updateOrder } from '../repositories/orders';
import { announcePaid } from './announce-paid';
import type { PaymentParts } from './parts';
import { type Fact, nextState } from './state';

/**
 * The only place where the state of an order changes. Whoever learns something about a payment brings
 * it here, inside a transaction; the locked row makes the order in which they come unimportant.
 */
export async function settle(
  tx: Db,
  orderId: string,
  fact: Fact,
  { log, now }: Pick<PaymentParts, 'log' | 'now'>,
): Promise<OrderState> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new Error(`there is no order ${orderId}`);
  const { payment } = fact;
  const told = { orderId, state: order.state, fact: fact.kind, paymentId: payment.id };
  if (fact.kind === 'captured' && !pays(order, payment)) {
    log.error({ event: 'payment-differs', ...told }, 'a payment is not of the amount of its order');
    return order.state;
  }
  const state = nextState(order.state, fact.kind);
  if (state === order.state) {
    if (state === 'paid' && fact.kind === 'captured' && order.paymentId !== payment.id) {
      log.error(
        { event: 'second-payment', ...told },
        'an order was paid twice: refund one payment',
      );
    }
    return state;
  }
  if (state === 'paid') await becomePaid(tx, order, payment.id, now());
  else await updateOrder(tx, orderId, { state });
  log.info({ event: 'order', ...told, state }, 'order state');
  return state;
}

/** The row, the receipt and the notice are written together or not at all. */
async function becomePaid(tx: Db, order: PaymentOrder, paymentId: string, paidAt: Date) {
  await updateOrder(tx, order.id, { state: 'paid', paymentId, paidAt, checkAt: null });
  await announcePaid(tx, order, paymentId, paidAt);
}

export function pays(order: PaymentOrder, payment: { amount: number; currency: string }): boolean {
  return payment.amount === order.amount && payment.currency === order.currency;
}
