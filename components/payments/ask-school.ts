import '@/contract/forms/no-eval';
import { verificationResponse } from '@/contract/requests/payment';
import type { Purpose } from '@/lib/payments/purpose';
import { type Question, VERIFICATION_CALLS, verificationBody } from '@/lib/payments/question';
import { type Standing, standingIn } from '@/lib/payments/standing';
import { submitJson } from '../forms/submit-json';

/** An unanswered question leaves everything open. */
export async function askSchool(
  purpose: Purpose,
  question: Question,
  signal: AbortSignal,
): Promise<Standing> {
  const path = `/api/${VERIFICATION_CALLS[purpose]}` as const;
  const outcome = await submitJson(path, verificationBody(purpose, question), signal);
  const parsed = verificationResponse.safeParse(outcome.ok ? outcome.data : undefined);
  return parsed.success ? standingIn(parsed.data) : 'unknown';
}
