import type { OrderState } from '@/contract';
import type { Db, PaymentOrder } from '../../db';
import { enqueueMail, OFFICE } from '../../mail';
import { storeCaptured, storeDispute, storeRefund } from './after-paid-rows';
import { countAnomaly } from './anomalies';
import type { PaymentDeps } from './deps';
import { possibleTime } from './facts';
import { lockOrder, updateOrder } from './order-rows';
import { enqueuePaymentMails } from './payment-mails';
import { firstRefundCheck } from './schedule';
import { settleMoney } from './settle-money';
import { type Fact, nextState, type PaymentFact } from './state';

type Deps = Pick<PaymentDeps, 'log' | 'now'>;

/**
 * The only function that changes the state of an order and its money. Called in a transaction for
 * every fact about a payment, whatever its source; the row lock serialises concurrent calls.
 */
export async function settle(
  tx: Db,
  orderId: string,
  facts: Fact | readonly Fact[],
  deps: Deps,
): Promise<OrderState> {
  let order = await lockOrder(tx, orderId);
  if (order === undefined) throw new Error(`there is no order ${orderId}`);
  let isNew = false;
  for (const fact of [facts].flat()) {
    const applied = await apply(tx, order, fact, deps);
    order = applied.order;
    isNew ||= applied.isNew;
  }
  // Facts reported before the payment itself are counted once it is reported.
  if (isNew && order.state === 'paid') await settleMoney(tx, order, deps);
  return order.state;
}

type AppliedPayment = { order: PaymentOrder; isNew: boolean };

async function apply(tx: Db, order: PaymentOrder, fact: Fact, deps: Deps): Promise<AppliedPayment> {
  const { now, log } = deps;
  switch (fact.kind) {
    case 'refund': {
      const isNew = await storeRefund(tx, order, fact, now());
      const { id: refundId, state } = fact.refund;
      if (isNew)
        log.info({ event: 'refund', orderId: order.id, refundId, state }, 'refund updated');
      return { order, isNew };
    }
    case 'dispute': {
      const isNew = await storeDispute(tx, order, fact, now());
      const { id: disputeId, state } = fact.dispute;
      if (isNew)
        log.warn({ event: 'dispute', orderId: order.id, disputeId, state }, 'dispute updated');
      return { order, isNew };
    }
    default:
      return applyPayment(tx, order, fact, deps);
  }
}

async function applyPayment(
  tx: Db,
  order: PaymentOrder,
  fact: PaymentFact,
  { log, now }: Deps,
): Promise<AppliedPayment> {
  const { id: orderId } = order;
  const { payment } = fact;
  const context = { orderId, state: order.state, fact: fact.kind, paymentId: payment.id };
  if (fact.kind === 'captured' && !coversOrder(order, payment)) {
    countAnomaly('amount-differs');
    log.error(
      { event: 'payment-differs', ...context },
      'the amount of a payment differs from its order',
    );
    await emailOffice(tx, order, payment, now());
    const state = nextState(order.state, 'attempted');
    if (state !== order.state) await updateOrder(tx, orderId, { state });
    return { order: { ...order, state }, isNew: false };
  }
  const isNew = fact.kind === 'captured' && (await storeCaptured(tx, orderId, fact, now()));
  const state = nextState(order.state, fact.kind);
  const { failureReason = '' } = payment;
  if (state === order.state) {
    if (state === 'failed' && failureReason !== '')
      await updateOrder(tx, orderId, { failureReason });
    if (isNew && state === 'paid') {
      countAnomaly('second-payment');
      log.error({ event: 'second-payment', ...context }, 'an order was paid twice');
    }
    return { order, isNew };
  }
  if (state === 'paid') await markPaid(tx, order, payment, { log, now });
  else await updateOrder(tx, orderId, { state, failureReason });
  log.info({ event: 'order', ...context, state }, 'order state changed');
  const paymentId = state === 'paid' ? payment.id : order.paymentId;
  return { order: { ...order, state, paymentId }, isNew };
}

/** In the caller's transaction: the row, the receipt and the office's notice. */
async function markPaid(tx: Db, order: PaymentOrder, payment: Payment, deps: Deps) {
  const { id: paymentId } = payment;
  const paidAt = captureTime(order, payment, deps);
  const refundCheckAt = firstRefundCheck(paidAt);
  await updateOrder(tx, order.id, {
    state: 'paid',
    paymentId,
    paidAt,
    checkAt: null,
    refundCheckAt,
  });
  await enqueuePaymentMails(tx, order, { paymentId, paidAt, now: deps.now() });
}

type Payment = PaymentFact['payment'];

async function emailOffice(
  tx: Db,
  order: PaymentOrder,
  { id: paymentId, amount }: Payment,
  at: Date,
) {
  const { id: reference, purpose, test } = order;
  const about = { purpose, test, name: '', email: '', amount, paymentId, reference };
  const data = { ...about, what: 'amount-differs', at: at.toISOString() } as const;
  const key = `amount-differs:${paymentId}`;
  await enqueueMail(tx, { key, kind: 'office-case', to: OFFICE, data }, at);
}

/** Determines the receipt's day, financial year and tax law; kept from then on. */
export function captureTime(
  { id: orderId, createdAt: since }: Pick<PaymentOrder, 'id' | 'createdAt'>,
  { id: paymentId, times = [] }: Payment,
  { log, now }: Deps,
): Date {
  const time = possibleTime(times, { since, now: now() });
  if (time === undefined || time !== times[0]) {
    const context = { event: 'capture-time', orderId, paymentId, reported: times };
    log.warn(context, 'the provider sent an impossible capture time');
  }
  return time ?? now();
}

export function coversOrder(
  order: Pick<PaymentOrder, 'amount' | 'currency'>,
  payment: { amount: number; currency: string },
): boolean {
  return payment.amount === order.amount && payment.currency === order.currency;
}
