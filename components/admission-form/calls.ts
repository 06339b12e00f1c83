import '@/contract/forms/no-eval';
import type { z } from 'zod';
import type { Answers } from '@/contract/facts/admission-answers';
import {
  createAdmissionResponse,
  createOrderResponse,
  verifyOtpResponse,
} from '@/contract/requests/admission';
import { NO_ANSWER, type Outcome } from '@/lib/forms/outcome';
import { submitJson } from '../forms/submit-json';

type Identity = Pick<Answers, 'first_name' | 'last_name' | 'email'>;

export async function beginApplication(identity: Identity): Promise<Outcome<string>> {
  const outcome = read(
    createAdmissionResponse,
    await submitJson('/api/create-admission', identity),
  );
  return outcome.ok ? { ok: true, data: outcome.data.application_id } : outcome;
}

export function sendCode(application_id: string): Promise<Outcome> {
  return submitJson('/api/send-otp', { application_id });
}

/** The field that is called `email` carries the application's id. */
export async function checkCode(application_id: string, otp: string) {
  return read(
    verifyOtpResponse,
    await submitJson('/api/verify-otp', { email: application_id, otp }),
  );
}

export function completeApplication(application_id: string, answers: Answers, otp: string) {
  return submitJson('/api/complete-admission', { ...answers, application_id, otp });
}

export async function openOrder(application_id: string) {
  return read(createOrderResponse, await submitJson('/api/create-order', { application_id }));
}

/** An answer that lacks what the next step needs is a failure of the server. */
function read<S extends z.ZodType>(schema: S, outcome: Outcome): Outcome<z.output<S>> {
  if (!outcome.ok) return outcome;
  const parsed = schema.safeParse(outcome.data);
  return parsed.success
    ? { ok: true, data: parsed.data }
    : { ok: false, failure: { kind: 'server', message: NO_ANSWER } };
}
