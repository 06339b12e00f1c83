import '@/lib/forms/no-eval';
import { donateRegister } from '@/content/donate-register';
import { PAYMENT_SUCCESS } from '@/contract/facts/money';
import { KEY_FIELD, ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '@/contract/provider';
import { donationResponse } from '@/contract/requests/donation';
import { verificationResponse } from '@/contract/requests/payment';
import type { Answers } from '@/lib/donation/answers';
import type { Order } from '@/lib/donation/flow';
import { type Failure, NO_ANSWER, type Outcome, pauseInWords } from '@/lib/forms/outcome';
import type { Payment } from '@/lib/payments/payment';
import { submitJson } from '../forms/submit-json';

/** An answer without an order is a failure of the server. */
export async function openDonation(answers: Answers): Promise<Outcome<Order>> {
  const outcome = await submitJson('/api/create-donation', answers);
  if (!outcome.ok) return outcome;
  const parsed = donationResponse.safeParse(outcome.data);
  if (!parsed.success) return { ok: false, failure: { kind: 'server', message: NO_ANSWER } };
  const { order_id: orderId, [KEY_FIELD]: key, amount } = parsed.data;
  return { ok: true, data: { orderId, key, amount } };
}

/** Above the button: what the school says of the answers, a pause, or the plain sentence. */
export function wordsFor(failure: Failure): string {
  const { failed, tooOften } = donateRegister.form;
  if (failure.kind === 'fields') return Object.values(failure.fields).join(' ');
  if (failure.kind !== 'limited') return failed;
  return tooOften.replace('{pause}', pauseInWords(failure.retryAfterSeconds));
}

/** Without a payment it asks only how the order stands. An unanswered question is no success. */
export async function isPaid(
  orderId: string,
  payment: Payment | null,
  signal?: AbortSignal,
): Promise<boolean> {
  const body = {
    [ORDER_ID_FIELD]: orderId,
    [PAYMENT_ID_FIELD]: payment?.paymentId ?? '',
    [SIGNATURE_FIELD]: payment?.signature ?? '',
  };
  const outcome = await submitJson('/api/donation-verify-payment', body, signal);
  const parsed = verificationResponse.safeParse(outcome.ok ? outcome.data : undefined);
  return parsed.success && parsed.data.status === PAYMENT_SUCCESS;
}
