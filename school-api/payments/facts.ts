import type { ProviderDispute, ProviderPayment, ProviderRefund } from './provider-entities';
import { timesOf } from './provider-time';
import type { DisputeFact, PaymentFact, RefundFact } from './state';

const KINDS: Record<ProviderPayment['status'], PaymentFact['kind']> = {
  created: 'attempted',
  authorized: 'attempted',
  captured: 'captured',
  failed: 'failed',
  // Money that the provider sent back by itself, without a capture, pays no order.
  refunded: 'failed',
};

export function factOf(payment: ProviderPayment): PaymentFact {
  const { id, amount, currency, status, captured_at, created_at } = payment;
  const kind = wasCaptured(payment) ? 'captured' : KINDS[status];
  return { kind, payment: { id, amount, currency, times: timesOf(captured_at, created_at) } };
}

/** The school has had the money, also if it went back since. */
export function wasCaptured({ status, captured }: ProviderPayment): boolean {
  return status === 'captured' || (status === 'refunded' && captured === true);
}

export function refundFact({ id, payment_id, ...refund }: ProviderRefund): RefundFact {
  const { amount, status: state, created_at } = refund;
  const createdAt = new Date(created_at * 1000);
  return { kind: 'refund', refund: { id, paymentId: payment_id, amount, state, createdAt } };
}

export function disputeFact(dispute: ProviderDispute): DisputeFact {
  const { id, payment_id: paymentId } = dispute;
  const deducted = dispute.amount_deducted ?? 0;
  const state = stateOf(dispute);
  const amount = state === 'lost' && deducted > 0 ? deducted : dispute.amount;
  return { kind: 'dispute', dispute: { id, paymentId, amount, state } };
}

function stateOf({ status, amount_deducted }: ProviderDispute): DisputeFact['dispute']['state'] {
  if (status === 'won' || status === 'lost') return status;
  if (status !== 'closed') return 'open';
  // Closed without a judgement: the bank was content, or the school has refunded by itself.
  return (amount_deducted ?? 0) > 0 ? 'lost' : 'won';
}
