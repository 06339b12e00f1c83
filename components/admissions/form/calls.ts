import '@/contract/forms/no-eval';
import type { Answers } from '@/contract/facts/admission-answers';
import {
  createAdmissionResponse,
  createOrderResponse,
  verifyOtpResponse,
} from '@/contract/requests/admission';
import type { Application } from '@/lib/admissions/progress';
import type { Outcome } from '@/lib/forms/outcome';
import { rememberReceiptOrder } from '@/lib/receipts/offered-orders';
import { parseOutcome } from '../../forms/parse-outcome';
import { submitJson } from '../../forms/submit-json';
import { withNotice } from '../../forms/with-notice';

type Identity = Pick<Answers, 'first_name' | 'last_name' | 'email'>;

export async function startApplication(
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

/** In the request, `email` carries the application's id. */
export async function checkCode(application_id: string, otp: string) {
  return parseOutcome(
    verifyOtpResponse,
    await submitJson('/api/verify-otp', { email: application_id, otp }),
  );
}

export function completeApplication(
  { id, grant }: Application,
  /** Includes the declaration if the server requires it. */
  details: Answers,
  otp: string,
) {
  const body = { ...details, application_id: id, otp, ...(grant && { grant }) };
  return submitJson('/api/complete-admission', body);
}

export async function openOrder({ id, grant }: Application) {
  const outcome = parseOutcome(
    createOrderResponse,
    await submitJson('/api/create-order', { application_id: id, ...(grant && { grant }) }),
  );
  if (outcome.ok && outcome.data.receipt_file) rememberReceiptOrder(outcome.data.order_id);
  return outcome;
}
