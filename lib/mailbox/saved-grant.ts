import type { MailboxPurpose } from '@/contract/facts/mailbox';
import { keepInTab, readFromTab } from './tab-storage';

const keyOf = (purpose: MailboxPurpose) => `${purpose}-grant`;

/** The school API expires it after half an hour. */
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
  const kept = readFromTab(keyOf(purpose));
  return isGrant(kept) ? kept : null;
}

export const saveGrant = (purpose: MailboxPurpose, grant: Grant | null): void =>
  keepInTab(keyOf(purpose), grant);
