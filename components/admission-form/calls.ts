import '@/contract/forms/no-eval';
import type { Answers } from '@/contract/facts/admission-answers';
import {
  createAdmissionResponse,
  createOrderResponse,
  verifyOtpResponse,
} from '@/contract/requests/admission';
import type { Outcome } from '@/lib/forms/outcome';
import { rememberReceiptOrder } from '@/lib/receipts/offered-orders';
import { parseOutcome } from '../forms/parse-outcome';
import { submitJson } from '../forms/submit-json';
import { withNotice } from '../forms/with-notice';

type Identity = Pick<Answers, 'first_name' | 'last_name' | 'email'>;

export async function beginApplication(
  identity: Identity,
  noticeVersion: string,
): Promise<Outcome<string>> {
  const body = withNotice(identity, noticeVersion);
  const sent = await submitJson('/api/create-admission', body);
  const outcome = parseOutcome(createAdmissionResponse, sent);
  return outcome.ok ? { ok: true, data: outcome.data.application_id } : outcome;
}

export function sendCode(application_id: string): Promise<Outcome> {
  return submitJson('/api/send-otp', { application_id });
}

/** The wire field `email` carries the application's id. */
export async function checkCode(application_id: string, otp: string) {
  return parseOutcome(
    verifyOtpResponse,
    await submitJson('/api/verify-otp', { email: application_id, otp }),
  );
}

export function completeApplication(
  application_id: string,
  /** With the declaration where the server asks for it. */
  details: Answers,
  otp: string,
) {
  return submitJson('/api/complete-admission', { ...details, application_id, otp });
}

export async function openOrder(application_id: string) {
  const outcome = parseOutcome(
    createOrderResponse,
    await submitJson('/api/create-order', { application_id }),
  );
  if (outcome.ok && outcome.data.receipt_file) rememberReceiptOrder(outcome.data.order_id);
  return outcome;
}
