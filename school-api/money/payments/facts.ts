import { CLOCK_SKEW_MS } from '../../db';
import type { ProviderDispute, ProviderPayment, ProviderRefund } from './provider-entities';
import type { DisputeFact, PaymentFact, RefundFact } from './state';

const KINDS: Record<ProviderPayment['status'], PaymentFact['kind']> = {
  created: 'attempted',
  authorized: 'attempted',
  captured: 'captured',
  failed: 'failed',
  // The provider returned the money without a capture, so the order is not paid.
  refunded: 'failed',
};

export function factOf(payment: ProviderPayment): PaymentFact {
  const { id, amount, currency, status, captured_at, created_at, error_reason } = payment;
  const kind = wasCaptured(payment) ? 'captured' : KINDS[status];
  const times = timesOf(captured_at, created_at);
  const failureReason = kind === 'failed' && error_reason ? error_reason : '';
  return { kind, payment: { id, amount, currency, times, failureReason } };
}

/** The school received the money, even if it was returned later. */
export function wasCaptured({ status, captured }: ProviderPayment): boolean {
  return status === 'captured' || (status === 'refunded' && captured === true);
}

export function refundFact({ id, payment_id, ...refund }: ProviderRefund): RefundFact {
  const { amount, status: state, created_at } = refund;
  const times = timesOf(created_at);
  return { kind: 'refund', refund: { id, paymentId: payment_id, amount, state, times } };
}

/** `happenedAt` is the event's time, if an event reported the dispute. */
export function disputeFact(dispute: ProviderDispute, happenedAt?: number | null): DisputeFact {
  const { id, payment_id: paymentId, amount, created_at } = dispute;
  const state = stateOf(dispute);
  const times = state === 'open' ? timesOf(created_at, happenedAt) : timesOf(happenedAt);
  const deducted = state === 'lost' ? (dispute.amount_deducted ?? 0) : 0;
  return { kind: 'dispute', dispute: { id, paymentId, amount, deducted, state, times } };
}

function stateOf({ status, amount_deducted }: ProviderDispute): DisputeFact['dispute']['state'] {
  if (status === 'won' || status === 'lost') return status;
  if (status !== 'closed') return 'open';
  // Closed without a decision: the bank dropped the dispute, or the school had refunded the payment.
  return (amount_deducted ?? 0) > 0 ? 'lost' : 'won';
}

type Seconds = number | null | undefined;

/** From the Unix seconds of the provider, which may be missing. */
export function timesOf(...seconds: readonly Seconds[]): Date[] {
  return seconds.flatMap((one) => (typeof one === 'number' ? [new Date(one * 1000)] : []));
}

type Bounds = { since: Date; now: Date };

/**
 * The provider's first plausible time: not before the order and not in the future, allowing for clock
 * differences.
 */
export function possibleTime(times: readonly Date[], { since, now }: Bounds): Date | undefined {
  const earliest = since.getTime() - CLOCK_SKEW_MS;
  const latest = now.getTime() + CLOCK_SKEW_MS;
  // Also false for numbers that are no valid date.
  return times.find((time) => time.getTime() >= earliest && time.getTime() <= latest);
}
