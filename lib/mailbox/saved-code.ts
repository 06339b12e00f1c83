import type { MailboxPurpose } from '@/contract/facts/mailbox';
import { parseJson } from '@/contract/json';

/** As long as the school's codes are good. */
const LIFETIME_MS = 15 * 60 * 1000;

type SentCode = { email: string; sentAt: number };

const keyOf = (purpose: MailboxPurpose) => `${purpose}-code`;

/** Where the last code went: a phone may reload the tab while its code is read in another app. */
export function savedCode(purpose: MailboxPurpose): SentCode | null {
  try {
    const { email, sentAt } = Object(parseJson(sessionStorage.getItem(keyOf(purpose)) ?? ''));
    const isGood = typeof email === 'string' && Date.now() - sentAt < LIFETIME_MS;
    return isGood ? { email, sentAt } : null;
  } catch {
    return null; // storage is blocked
  }
}

export function saveCode(purpose: MailboxPurpose, code: SentCode | null): void {
  try {
    if (code) sessionStorage.setItem(keyOf(purpose), JSON.stringify(code));
    else sessionStorage.removeItem(keyOf(purpose));
  } catch {
    // blocked or full: the step lasts as long as the page
  }
}
