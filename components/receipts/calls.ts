import '@/contract/forms/no-eval';
import { mailboxGrantResponse, receiptsResponse } from '@/contract/requests/receipts';
import type { Outcome } from '@/lib/forms/outcome';
import { parseOutcome } from '../forms/parse-outcome';
import { submitJson } from '../forms/submit-json';

const purpose = 'receipts';

export function sendCode(email: string): Promise<Outcome> {
  return submitJson('/api/mailbox-code', { email, purpose });
}

export async function proveAddress(email: string, otp: string): Promise<Outcome<string>> {
  const answer = await submitJson('/api/mailbox-grant', { email, purpose, otp });
  const outcome = parseOutcome(mailboxGrantResponse, answer);
  return outcome.ok ? { ok: true, data: outcome.data.grant } : outcome;
}

export async function listReceipts(grant: string) {
  return parseOutcome(receiptsResponse, await submitJson('/api/receipts', { grant }));
}
