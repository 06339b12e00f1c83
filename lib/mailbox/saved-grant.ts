import type { MailboxPurpose } from '@/contract/facts/mailbox';
import { parseJson } from '@/contract/json';

const keyOf = (purpose: MailboxPurpose) => `${purpose}-grant`;

/** Kept for this tab only; the school API expires it after half an hour. */
export type Grant = { grant: string; email: string };

/** Avoids zod, which the panel loads only when touched. */
function isGrant(kept: unknown): kept is Grant {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'grant' in kept &&
    typeof kept.grant === 'string' &&
    kept.grant !== '' &&
    'email' in kept &&
    typeof kept.email === 'string'
  );
}

export function savedGrant(purpose: MailboxPurpose): Grant | null {
  try {
    const stored = parseJson(sessionStorage.getItem(keyOf(purpose)) ?? '');
    return isGrant(stored) ? stored : null;
  } catch {
    return null; // storage is blocked
  }
}

export function saveGrant(purpose: MailboxPurpose, grant: Grant | null): void {
  try {
    if (grant) sessionStorage.setItem(keyOf(purpose), JSON.stringify(grant));
    else sessionStorage.removeItem(keyOf(purpose));
  } catch {
    // blocked or full: the grant lasts as long as the page
  }
}
