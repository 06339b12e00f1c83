import '@/contract/forms/no-eval';
import { verificationResponse } from '@/contract/requests/payment';
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
  const path = `/api/${VERIFICATION_CALLS[purpose]}` as const;
  const outcome = await submitJson(path, verificationBody(purpose, question), signal);
  const parsed = verificationResponse.safeParse(outcome.ok ? outcome.data : undefined);
  return parsed.success ? statusIn(parsed.data) : 'unknown';
}
