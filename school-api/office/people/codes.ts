import { and, desc, eq, gt, lt, type SQL, sql, sum } from 'drizzle-orm';
import { judgeCode } from '../../admissions/judge-code';
import { hashCode, newCode } from '../../admissions/one-time-code';
import { DAY_MAX_WRONG_TRIES } from '../../admissions/settings';
import { takeAdvisoryLock } from '../../db/advisory-lock';
import { withinClockSkew } from '../../db/clock-skew';
import type { Db } from '../../db/db';
import { type CODE_PURPOSES, officeCodes } from '../../db/schema/office-people';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../durations';
import { enqueueMail, withdrawMails } from '../../mail/outbox';
import { addressKey } from '../../text/mailbox-key';
import type { Outcome } from './outcome';
import { isActive, personByEmail } from './people';

const CODE_LIFETIME_MS = 10 * MINUTE_MS;
const PAUSE_MS = 20_000;
/** Codes within an hour. */
const LIMITS = { address: 6, client: 30, all: 300 } as const;

type Purpose = (typeof CODE_PURPOSES)[number];
type Asked = { email: string; purpose: Purpose };
type From = { now: Date; client: string };

/**
 * An unknown address is counted, stored and answered as a known one; only no mail is sent. So who asks
 * does not learn who works here.
 */
export function askCode(
  db: Db,
  { email, purpose }: Asked,
  { now, client }: From,
): Promise<Outcome> {
  const emailKey = addressKey(email);
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'code-address', `office:${emailKey}`);
    await tx.delete(officeCodes).where(lt(officeCodes.sentAt, new Date(now.getTime() - DAY_MS)));
    const until = await waitUntil(tx, { emailKey, client }, now);
    if (until > now.getTime()) return { refused: tooEarly(until - now.getTime()) };
    const person = await personByEmail(tx, email);
    const isKnown = person !== undefined && isActive(person);
    const code = newCode();
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    const personId = isKnown ? person.id : null;
    const [row] = await tx
      .insert(officeCodes)
      .values({ purpose, emailKey, personId, ...hashCode(code), client, sentAt: now, expiresAt })
      .returning({ id: officeCodes.id });
    if (isKnown) {
      const prefix = `office-code:${person.id}:`;
      await withdrawMails(tx, prefix, 'a newer code was asked for');
      const key = `${prefix}${row?.id}`;
      const data = { code, expiresAt: expiresAt.toISOString(), purpose };
      await enqueueMail(tx, { key, kind: 'office-code', to: person.email, data }, now);
    }
    return {};
  });
}

/** When the next code may be asked for; in the past when now. */
async function waitUntil(
  tx: Db,
  { emailKey, client }: { emailKey: string; client: string },
  now: Date,
): Promise<number> {
  const ofAddress = eq(officeCodes.emailKey, emailKey);
  const waits = [
    await nthLast(tx, ofAddress, 1, { windowMs: PAUSE_MS, now }),
    await nthLast(tx, ofAddress, LIMITS.address, { windowMs: HOUR_MS, now }),
    await nthLast(tx, eq(officeCodes.client, client), LIMITS.client, { windowMs: HOUR_MS, now }),
    await nthLast(tx, undefined, LIMITS.all, { windowMs: HOUR_MS, now }),
  ];
  return Math.max(...waits);
}

/** When there are fewer than `most` within the window again. */
async function nthLast(
  tx: Db,
  which: SQL | undefined,
  most: number,
  { windowMs, now }: { windowMs: number; now: Date },
): Promise<number> {
  const { sentAt } = officeCodes;
  const since = new Date(now.getTime() - windowMs);
  const [oldest] = await tx
    .select({ sentAt })
    .from(officeCodes)
    .where(and(which, gt(sentAt, since), lt(sentAt, withinClockSkew(now))))
    .orderBy(desc(sentAt))
    .offset(most - 1)
    .limit(1);
  return oldest === undefined ? 0 : oldest.sentAt.getTime() + windowMs;
}

function tooEarly(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `Please wait ${wait} before asking for another code.`;
}

const TOO_MANY =
  'Too many wrong codes were entered for this address today. Use a passkey, or ask the head for a new link.';
const WRONG = 'The code is not right. Please check it and try again.';

/** The newest code counts, once. */
export function proveCode(
  db: Db,
  { email, purpose, code }: Asked & { code: string },
  now: Date,
): Promise<Outcome<{ personId: number }>> {
  const emailKey = addressKey(email);
  return db.transaction(async (tx) => {
    // Serialises attempts, so that each one is counted.
    await takeAdvisoryLock(tx, 'code-address', `office:${emailKey}`);
    const own = and(eq(officeCodes.emailKey, emailKey), eq(officeCodes.purpose, purpose));
    if (await hasTooManyWrong(tx, emailKey, now)) return { refused: TOO_MANY };
    const [newest] = await tx
      .select()
      .from(officeCodes)
      .where(own)
      .orderBy(desc(officeCodes.id))
      .limit(1);
    const refusal = judgeCode(newest, code, now);
    if (refusal?.isWrong && newest) await countWrong(tx, newest.id);
    if (refusal) return { refused: refusal.message };
    if (newest === undefined) return { refused: WRONG };
    await tx.update(officeCodes).set({ usedAt: now }).where(eq(officeCodes.id, newest.id));
    const person = await personByEmail(tx, email);
    // Somebody has guessed the code of an unknown address, which was sent to nobody.
    if (!person || !isActive(person) || newest.personId !== person.id) return { refused: WRONG };
    return { personId: person.id };
  });
}

async function hasTooManyWrong(tx: Db, emailKey: string, now: Date): Promise<boolean> {
  const { sentAt } = officeCodes;
  const [row] = await tx
    .select({ tries: sum(officeCodes.wrongTries).mapWith(Number) })
    .from(officeCodes)
    .where(and(eq(officeCodes.emailKey, emailKey), gt(sentAt, new Date(now.getTime() - DAY_MS))));
  return (row?.tries ?? 0) >= DAY_MAX_WRONG_TRIES;
}

async function countWrong(tx: Db, id: number) {
  const wrongTries = sql`${officeCodes.wrongTries} + 1`;
  await tx.update(officeCodes).set({ wrongTries }).where(eq(officeCodes.id, id));
}
