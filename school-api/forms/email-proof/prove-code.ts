import { and, desc, eq, sql } from 'drizzle-orm';
import type { MailboxPurpose } from '@/contract';
import { type Db, mailboxCodes, mailboxGrants, takeAdvisoryLock } from '../../db';
import { addressKey, hashToken, invalid, mailboxKey, newToken } from '../../platform';
import { hasTooManyWrongCodes, tooManyWrongCodesMessage } from '../admissions/code-attempts';
import { judgeCode } from '../admissions/judge-code';
import { GRANT_LIFETIME_MS } from './grant';

type Proof = { email: string; purpose: MailboxPurpose; code: string };

/** Checks the newest code of an address, which can be used once, and returns a grant to read. */
export async function proveMailbox(
  db: Db,
  { email, purpose, code }: Proof,
  { now, phone }: { now: Date; phone: string },
): Promise<string> {
  const emailKey = addressKey(email);
  const outcome = await db.transaction(async (tx) => {
    // Serialises attempts, so that each one is counted.
    await takeAdvisoryLock(tx, 'code-address', mailboxKey(email));
    if (await hasTooManyWrongCodes(tx, email, now)) {
      return { refused: tooManyWrongCodesMessage(phone) };
    }
    const [newest] = await tx
      .select()
      .from(mailboxCodes)
      .where(and(eq(mailboxCodes.emailKey, emailKey), eq(mailboxCodes.purpose, purpose)))
      .orderBy(desc(mailboxCodes.id))
      .limit(1);
    const refusal = judgeCode(newest, code, now);
    if (refusal !== null) {
      if (refusal.isWrong && newest !== undefined) await countWrongTry(tx, newest.id);
      return { refused: refusal.message };
    }
    if (newest !== undefined) await markUsed(tx, newest.id, now);
    const token = newToken();
    const expiresAt = new Date(now.getTime() + GRANT_LIFETIME_MS);
    await tx
      .insert(mailboxGrants)
      .values({ tokenHash: hashToken(token), purpose, emailKey, expiresAt });
    return { token, refused: undefined };
  });
  // Thrown outside of the transaction, which would otherwise roll back the counted attempt.
  if (outcome.refused !== undefined) throw invalid({ otp: outcome.refused });
  return outcome.token;
}

async function countWrongTry(tx: Db, id: number) {
  const wrongTries = sql`${mailboxCodes.wrongTries} + 1`;
  await tx.update(mailboxCodes).set({ wrongTries }).where(eq(mailboxCodes.id, id));
}

async function markUsed(tx: Db, id: number, usedAt: Date) {
  await tx.update(mailboxCodes).set({ usedAt }).where(eq(mailboxCodes.id, id));
}
