import * as z from 'zod';
import type { MailboxPurpose } from '@/contract/facts/mailbox';
import { parseJson } from '@/contract/json';

const keyOf = (purpose: MailboxPurpose) => `${purpose}-grant`;

const stored = z.object({ grant: z.string().min(1), email: z.string() });

/** The proof of an address, kept for this tab alone; the school API ends it after half an hour. */
export type Grant = z.infer<typeof stored>;

export function keptGrant(purpose: MailboxPurpose): Grant | null {
  try {
    const parsed = stored.safeParse(parseJson(sessionStorage.getItem(keyOf(purpose)) ?? ''));
    return parsed.success ? parsed.data : null;
  } catch {
    return null; // storage is blocked
  }
}

export function keepGrant(purpose: MailboxPurpose, grant: Grant | null): void {
  try {
    if (grant) sessionStorage.setItem(keyOf(purpose), JSON.stringify(grant));
    else sessionStorage.removeItem(keyOf(purpose));
  } catch {
    // blocked or full: the grant lives as long as the page
  }
}
