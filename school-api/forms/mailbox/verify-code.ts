import { and, eq } from 'drizzle-orm';
import type { MailboxPurpose } from '@/contract';
import { type Db, mailboxCodes, mailboxGrants, takeAdvisoryLock } from '../../db';
import { addressKey, hashToken, invalid, mailboxKey, newToken } from '../../platform';
import { tryCode } from '../admissions/check-code';
import { hasTooManyWrongCodes, tooManyWrongCodesMessage } from '../admissions/code-attempts';
import { GRANT_LIFETIME_MS } from './grant';

type EnteredCode = { email: string; purpose: MailboxPurpose; code: string };

/** Checks an address's newest code, which can be used once, and returns a grant to read. */
export async function verifyMailbox(
  db: Db,
  { email, purpose, code }: EnteredCode,
  { now, phone }: { now: Date; phone: string },
): Promise<string> {
  const emailKey = addressKey(email);
  const outcome = await db.transaction(async (tx) => {
    // Serialises attempts, so that each is counted.
    await takeAdvisoryLock(tx, 'code-address', mailboxKey(email));
    if (await hasTooManyWrongCodes(tx, email, now)) {
      return { refused: tooManyWrongCodesMessage(phone) };
    }
    const own = and(eq(mailboxCodes.emailKey, emailKey), eq(mailboxCodes.purpose, purpose));
    const refused = await tryCode(tx, mailboxCodes, own, { typed: code, now });
    if (refused !== null) return { refused };
    const token = newToken();
    const expiresAt = new Date(now.getTime() + GRANT_LIFETIME_MS);
    await tx
      .insert(mailboxGrants)
      .values({ tokenHash: hashToken(token), purpose, emailKey, expiresAt });
    return { token, refused: undefined };
  });
  // Thrown outside the transaction, which would otherwise roll back the counted attempt.
  if (outcome.refused !== undefined) throw invalid({ otp: outcome.refused });
  return outcome.token;
}
