import type { OrderState } from '@/contract';
import type { Db } from '../db/db';
import type { PaymentOrder } from '../db/schema/orders';
import { countAnomaly } from '../metrics/payment-anomalies';
import { lockOrder, updateOrder } from '../repositories/orders';
import type { PaymentDeps } from './deps';
import { enqueuePaymentMails } from './payment-mails';
import { type Fact, nextState } from './state';

/**
 * The only function that changes the state of an order. Called in a transaction for every fact about a
 * payment, whatever its source; the row lock serialises concurrent calls.
 */
export async function settle(
  tx: Db,
  orderId: string,
  fact: Fact,
  { log, now }: Pick<PaymentDeps, 'log' | 'now'>,
): Promise<OrderState> {
  const order = await lockOrder(tx, orderId);
  if (order === undefined) throw new Error(`there is no order ${orderId}`);
  const { payment } = fact;
  const context = { orderId, state: order.state, fact: fact.kind, paymentId: payment.id };
  if (fact.kind === 'captured' && !coversOrder(order, payment)) {
    countAnomaly('amount-differs');
    log.error(
      { event: 'payment-differs', ...context },
      'the amount of a payment differs from its order',
    );
    return order.state;
  }
  const state = nextState(order.state, fact.kind);
  if (state === order.state) {
    if (state === 'paid' && fact.kind === 'captured' && order.paymentId !== payment.id) {
      countAnomaly('second-payment');
      log.error(
        { event: 'second-payment', ...context },
        'an order was paid twice: refund one payment',
      );
    }
    return state;
  }
  if (state === 'paid') await markPaid(tx, order, payment.id, now());
  else await updateOrder(tx, orderId, { state });
  log.info({ event: 'order', ...context, state }, 'order state changed');
  return state;
}

/** In the caller's transaction: the row, the receipt and the office's notice. */
async function markPaid(tx: Db, order: PaymentOrder, paymentId: string, paidAt: Date) {
  await updateOrder(tx, order.id, { state: 'paid', paymentId, paidAt, checkAt: null });
  await enqueuePaymentMails(tx, order, paymentId, paidAt);
}

export function coversOrder(
  order: PaymentOrder,
  payment: { amount: number; currency: string },
): boolean {
  return payment.amount === order.amount && payment.currency === order.currency;
}
