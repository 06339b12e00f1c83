import type { Payment } from './payment';
import type { RedirectResult } from './redirect-result';
import { type OrderStatus, type StatusQuery, statusQueryFor } from './status-query';

export type PaymentState = {
  order: OrderStatus | null;
  /** The checkout's result, until the school has verified it. */
  payment: Payment | null;
  /** The checkout was opened for this order, so it may have been paid. */
  tried: boolean;
  ended: boolean;
  /** A query to make before another attempt, because an earlier one may have been paid. */
  unsettled: StatusQuery | null;
};

export type Resumption =
  | { kind: 'verify'; payment: Payment }
  | { kind: 'failed'; orderId: string }
  /** It may have been paid in another tab, or while this one was in the background. */
  | { kind: 'query'; query: StatusQuery };

/**
 * How a reloaded page resumes its payment. `claim` returns the order of a redirect, or null if it
 * is not from this journey.
 */
export function resumption(
  { order, payment, tried, ended }: PaymentState,
  redirect: RedirectResult | undefined,
  claim: (orderId: string | null) => string | null,
): Resumption | null {
  const claimed = redirect && claim(orderOf(redirect));
  if (redirect && typeof claimed === 'string') {
    return redirect.kind === 'returned'
      ? { kind: 'verify', payment: redirect.payment }
      : { kind: 'failed', orderId: claimed };
  }
  if (!order || ended) return null;
  if (payment) return { kind: 'verify', payment };
  const query = tried ? statusQueryFor(order, null) : null;
  return query && { kind: 'query', query };
}

function orderOf(redirect: RedirectResult): string | null {
  return redirect.kind === 'returned' ? redirect.payment.orderId : redirect.orderId;
}
