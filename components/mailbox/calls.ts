import '@/contract/forms/no-eval';
import { MAILBOX_MESSAGES, type MailboxPurpose } from '@/contract/facts/mailbox';
import { isEmail } from '@/contract/forms/characters';
import { mailboxGrantResponse } from '@/contract/requests/receipts';
import type { Outcome } from '@/lib/forms/outcome';
import { parseOutcome } from '../forms/parse-outcome';
import { submitJson } from '../forms/submit-json';

export async function sendCode(email: string, purpose: MailboxPurpose): Promise<Outcome> {
  if (!isEmail(email)) {
    const message = MAILBOX_MESSAGES.email;
    return { ok: false, failure: { kind: 'fields', message, fields: { email: message } } };
  }
  return submitJson('/api/mailbox-code', { email, purpose });
}

type Code = { email: string; purpose: MailboxPurpose; otp: string };

export async function verifyAddress(code: Code): Promise<Outcome<string>> {
  const outcome = parseOutcome(mailboxGrantResponse, await submitJson('/api/mailbox-grant', code));
  return outcome.ok ? { ok: true, data: outcome.data.grant } : outcome;
}
