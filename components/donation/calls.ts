import '@/contract/forms/no-eval';
import { donateRegister } from '@/content/donate-register';
import { KEY_FIELD } from '@/contract/provider';
import { donationResponse } from '@/contract/requests/donation';
import type { Answers } from '@/lib/donation/answers';
import type { Order } from '@/lib/donation/flow';
import { type Failure, NO_ANSWER, type Outcome, pauseInWords } from '@/lib/forms/outcome';
import { submitJson } from '../forms/submit-json';

/** An answer without an order is a failure of the server. */
export async function openDonation(answers: Answers): Promise<Outcome<Order>> {
  const outcome = await submitJson('/api/create-donation', answers);
  if (!outcome.ok) return outcome;
  const parsed = donationResponse.safeParse(outcome.data);
  if (!parsed.success) return { ok: false, failure: { kind: 'server', message: NO_ANSWER } };
  const { order_id: orderId, [KEY_FIELD]: key, amount, status_by_order } = parsed.data;
  return { ok: true, data: { orderId, key, amount, statusByOrder: status_by_order } };
}

/** Above the button: what the school says of the answers, a pause, or the plain sentence. */
export function wordsFor(failure: Failure): string {
  const { failed, tooOften } = donateRegister.form;
  if (failure.kind === 'fields') return Object.values(failure.fields).join(' ');
  if (failure.kind !== 'limited') return failed;
  return tooOften.replace('{pause}', pauseInWords(failure.retryAfterSeconds));
}
