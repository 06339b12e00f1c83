import '@/contract/forms/no-eval';
import { type Refunded, verificationResponse } from '@/contract/requests/payment';
import type { Purpose } from '@/lib/payments/purpose';
import { type PaymentStatus, statusIn } from '@/lib/payments/status';
import {
  type StatusQuery,
  VERIFICATION_CALLS,
  verificationBody,
} from '@/lib/payments/status-query';
import { submitJson } from '../forms/submit-json';

/** A failed call gives 'unknown'. */
export async function fetchStatus(
  purpose: Purpose,
  question: StatusQuery,
  signal: AbortSignal,
): Promise<PaymentStatus> {
  const response = await fetchVerification(purpose, question, signal);
  return response ? statusIn(response) : 'unknown';
}

/** What went back of a paid order; null where nothing did, or the server does not tell. */
export async function fetchRefund(
  purpose: Purpose,
  question: StatusQuery,
  signal: AbortSignal,
): Promise<Refunded | null> {
  const response = await fetchVerification(purpose, question, signal);
  return (response && statusIn(response) === 'paid' && response.refunded) || null;
}

async function fetchVerification(purpose: Purpose, question: StatusQuery, signal: AbortSignal) {
  const path = `/api/${VERIFICATION_CALLS[purpose]}` as const;
  const outcome = await submitJson(path, verificationBody(purpose, question), signal);
  const parsed = verificationResponse.safeParse(outcome.ok ? outcome.data : undefined);
  return parsed.success ? parsed.data : undefined;
}
