import { z } from 'zod';
import { type FormsApp, post, readCode } from '../../forms/forms-app';

const granted = z.object({ grant: z.string() });

/** The right to use the calls of privacy for an address, by its code. */
export async function privacyGrant(api: FormsApp, email: string): Promise<string> {
  api.pass(60);
  await post(api.app, 'mailbox-code/', { email, purpose: 'privacy' });
  const otp = await readCode(api.app, email);
  const answer = await post(api.app, 'mailbox-grant/', { email, purpose: 'privacy', otp });
  return granted.parse(await answer.json()).grant;
}
