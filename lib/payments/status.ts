import { PAYMENT_SUCCESS } from '@/contract/facts/money';
import type { VerificationResponse } from '@/contract/requests/payment';

/** Status of an order, as far as the school knows. */
export type PaymentStatus =
  | 'paid'
  /** The provider reports that no payment was attempted. */
  | 'untried'
  /** Failed, pending or unanswered: a payment may still arrive. */
  | 'unknown';

export function statusIn({ status, attempted }: VerificationResponse): PaymentStatus {
  if (status === PAYMENT_SUCCESS) return 'paid';
  return attempted === false ? 'untried' : 'unknown';
}
