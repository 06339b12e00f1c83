import type { MailboxPurpose } from '@/contract/facts/mailbox';
import { callLazily, preload } from '../forms/lazy-parts';

/** The calls need zod: loaded when the panel is first touched. */
const load = () => import('./calls');

export const preloadCalls = () => preload([load]);

export const sendCode = (email: string, purpose: MailboxPurpose) =>
  callLazily(load, (calls) => calls.sendCode(email, purpose));

export const verifyAddress = (code: { email: string; purpose: MailboxPurpose; otp: string }) =>
  callLazily(load, (calls) => calls.verifyAddress(code));
