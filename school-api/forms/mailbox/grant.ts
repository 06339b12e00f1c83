import { and, eq, gt, lt } from 'drizzle-orm';
import type { MailboxPurpose } from '@/contract';
import { type Db, mailboxGrants, withinClockSkew } from '../../db';
import { ApiError, hashToken } from '../../platform';

export const GRANT_LIFETIME_MS = 30 * 60 * 1000;

/** The address, in lower case, that the grant verifies for this purpose. */
export async function readGrant(
  db: Db,
  token: string,
  purpose: MailboxPurpose,
  now: Date,
): Promise<string> {
  const latest = new Date(withinClockSkew(now).getTime() + GRANT_LIFETIME_MS);
  const [grant] = await db
    .select({ emailKey: mailboxGrants.emailKey })
    .from(mailboxGrants)
    .where(
      and(
        eq(mailboxGrants.tokenHash, hashToken(token)),
        eq(mailboxGrants.purpose, purpose),
        gt(mailboxGrants.expiresAt, now),
        // After the clock was set back a grant would live too long.
        lt(mailboxGrants.expiresAt, latest),
      ),
    );
  if (grant === undefined) {
    throw new ApiError('forbidden', 'Your session has expired. Please ask for a new code.');
  }
  return grant.emailKey;
}
