import { PAYMENT_SUCCESS } from '@/contract/facts/money';
import type { VerificationResponse } from '@/contract/requests/payment';

/** How an order stands, as far as the school can tell. */
export type Standing =
  | 'paid'
  /** The provider has just said that nobody tried to pay it. */
  | 'untried'
  /** Failed, on the way, or not answered: money may still arrive. */
  | 'unknown';

export function standingIn({ status, attempted }: VerificationResponse): Standing {
  if (status === PAYMENT_SUCCESS) return 'paid';
  return attempted === false ? 'untried' : 'unknown';
}
