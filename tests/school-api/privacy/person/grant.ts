import { z } from 'zod';
import type { MailboxPurpose } from '@/contract';
import { type FormsApp, post, readCode } from '../../forms/forms-app';

const granted = z.object({ grant: z.string() });

/** A grant for an address and purpose, obtained with its code. */
export async function mailboxGrant(api: FormsApp, email: string, purpose: MailboxPurpose) {
  api.pass(60);
  await post(api.app, 'mailbox-code/', { email, purpose });
  const otp = await readCode(api.app, email);
  const answer = await post(api.app, 'mailbox-grant/', { email, purpose, otp });
  return granted.parse(await answer.json()).grant;
}

export const privacyGrant = (api: FormsApp, email: string) => mailboxGrant(api, email, 'privacy');
