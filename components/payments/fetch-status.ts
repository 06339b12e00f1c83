import '@/contract/forms/no-eval';
import { verificationResponse } from '@/contract/requests/payment';
import type { PaidOrder } from '@/lib/payments/paid-order';
import type { Purpose } from '@/lib/payments/purpose';
import { type PaymentStatus, statusIn } from '@/lib/payments/status';
import {
  type StatusQuery,
  VERIFICATION_CALLS,
  verificationBody,
} from '@/lib/payments/status-query';
import { submitJson } from '../forms/submit-json';

export async function fetchStatus(
  purpose: Purpose,
  question: StatusQuery,
  signal: AbortSignal,
): Promise<PaymentStatus> {
  const response = await fetchVerification(purpose, question, signal);
  return response ? statusIn(response) : 'unknown';
}

/** Null for an unpaid order. Other servers may return neither. */
export async function fetchPaid(
  purpose: Purpose,
  question: StatusQuery,
  signal: AbortSignal,
): Promise<PaidOrder | null> {
  const response = await fetchVerification(purpose, question, signal);
  if (!response || statusIn(response) !== 'paid') return null;
  return { paymentId: response.payment_id ?? '', refunded: response.refunded ?? null };
}

async function fetchVerification(purpose: Purpose, question: StatusQuery, signal: AbortSignal) {
  const path = `/api/${VERIFICATION_CALLS[purpose]}` as const;
  const outcome = await submitJson(path, verificationBody(purpose, question), signal);
  const parsed = verificationResponse.safeParse(outcome.ok ? outcome.data : undefined);
  return parsed.success ? parsed.data : undefined;
}
