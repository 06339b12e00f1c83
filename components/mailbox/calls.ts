import '@/contract/forms/no-eval';
import type { MailboxPurpose } from '@/contract/facts/mailbox';
import { mailboxGrantResponse } from '@/contract/requests/receipts';
import type { Outcome } from '@/lib/forms/outcome';
import { parseOutcome } from '../forms/parse-outcome';
import { submitJson } from '../forms/submit-json';

export function sendCode(email: string, purpose: MailboxPurpose): Promise<Outcome> {
  return submitJson('/api/mailbox-code', { email, purpose });
}

type Code = { email: string; purpose: MailboxPurpose; otp: string };

export async function proveAddress(code: Code): Promise<Outcome<string>> {
  const outcome = parseOutcome(mailboxGrantResponse, await submitJson('/api/mailbox-grant', code));
  return outcome.ok ? { ok: true, data: outcome.data.grant } : outcome;
}
