import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { withinClockSkew } from '../../db/clock-skew';
import type { Db } from '../../db/db';
import { type CHALLENGE_PURPOSES, officeChallenges } from '../../db/schema/office-people';
import { MINUTE_MS } from '../../durations';
import { hashToken, newToken } from '../../secret-token';

const LIFETIME_MS = 5 * MINUTE_MS;
/** Anybody may ask for one to sign in. */
const MOST_OPEN = 1000;

/** Who answers, and for what; nobody yet while signing in. */
export type Asking = { purpose: (typeof CHALLENGE_PURPOSES)[number]; personId: number | null };

/** What a passkey signs; undefined while too many wait for an answer. */
export async function newChallenge(db: Db, asking: Asking, now: Date): Promise<string | undefined> {
  await db.delete(officeChallenges).where(lt(officeChallenges.expiresAt, now));
  if (asking.personId === null && (await countOpen(db)) >= MOST_OPEN) return undefined;
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.insert(officeChallenges).values({ hash: hashToken(challenge), ...asking, expiresAt });
  return challenge;
}

function countOpen(db: Db): Promise<number> {
  return db.$count(officeChallenges, isNull(officeChallenges.personId));
}

/** Whether it was asked of this person for this purpose; each can be used once. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { purpose, personId }: Asking,
  now: Date,
): Promise<boolean> {
  const { hash, purpose: of, personId: whose, expiresAt, usedAt } = officeChallenges;
  const latest = new Date(withinClockSkew(now).getTime() + LIFETIME_MS);
  const taken = await db
    .update(officeChallenges)
    .set({ usedAt: now })
    .where(
      and(
        eq(hash, hashToken(challenge)),
        eq(of, purpose),
        personId === null ? isNull(whose) : eq(whose, personId),
        and(isNull(usedAt), gt(expiresAt, now), lt(expiresAt, latest)),
      ),
    )
    .returning({ hash });
  return taken.length > 0;
}
