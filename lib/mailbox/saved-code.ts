import type { MailboxPurpose } from '@/contract/facts/mailbox';
import { keepInTab, readFromTab } from './tab-storage';

/** As long as the school's codes are good. */
const LIFETIME_MS = 15 * 60 * 1000;

type SentCode = { email: string; sentAt: number };

const keyOf = (purpose: MailboxPurpose) => `${purpose}-code`;

/** Where the last code went: a phone may reload the tab while its code is read in another app. */
export function savedCode(purpose: MailboxPurpose): SentCode | null {
  const { email, sentAt } = Object(readFromTab(keyOf(purpose)));
  const isGood = typeof email === 'string' && Date.now() - sentAt < LIFETIME_MS;
  return isGood ? { email, sentAt } : null;
}

export const saveCode = (purpose: MailboxPurpose, code: SentCode | null): void =>
  keepInTab(keyOf(purpose), code);
