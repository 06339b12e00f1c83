import { and, desc, eq, gt, lt, type SQL, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import { LENGTHS } from '@/contract';
import {
  type CODE_PURPOSES,
  type Db,
  officeCodes,
  takeAdvisoryLock,
  withinClockSkew,
} from '../../db';
import { checkCode, DAY_MAX_WRONG_TRIES, hashCode, newCode } from '../../forms';
import { enqueueMail, withdrawMails } from '../../mail';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform';
import type { Outcome, Refusal } from './outcome';
import { findPerson, isActive, type OfficePerson } from './people';

const CODE_LIFETIME_MS = 10 * MINUTE_MS;
const PAUSE_MS = 20_000;

/** Per purpose, hour and person. */
const MAX_CODES = 6;
/** Of codes that strangers can request, those for one network. */
const MAX_FOR_NETWORK = 3;

/**
 * Each purpose has separate codes, limits and attempts. Anybody can use up 'sign-in'; 'known-browser'
 * needs a browser in which the person has signed in before, and 'confirm' the person's own session.
 */
type Purpose = (typeof CODE_PURPOSES)[number];

/** `client`: the requesting network or session. */
type CodeRequest = { purpose: Purpose; client: string };

type AskedCode = { refused?: undefined } | (Refusal & { isFull: boolean });

/** Sends a code to an office user. Nothing is stored for unknown addresses. */
export function issueCode(
  db: Db,
  { id, emailKey }: Pick<OfficePerson, 'id' | 'emailKey'>,
  { purpose, client }: CodeRequest,
  now: Date,
): Promise<AskedCode> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'code-address', `office:${emailKey}`);
    await tx.delete(officeCodes).where(lt(officeCodes.sentAt, new Date(now.getTime() - DAY_MS)));
    const { until, isFull } = await waitUntil(tx, { emailKey, purpose, client }, now);
    if (until > now.getTime()) return { refused: tooEarly(until - now.getTime(), isFull), isFull };
    const person = await findPerson(tx, id);
    if (person === undefined || !isActive(person)) return {};
    const code = newCode();
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    const times = { sentAt: now, expiresAt };
    const [row] = await tx
      .insert(officeCodes)
      .values({ purpose, emailKey, personId: id, ...hashCode(code), client, ...times })
      .returning({ id: officeCodes.id });
    const prefix = `office-code:${id}:${purpose}:`;
    await withdrawMails(tx, prefix, 'a newer code was asked for');
    const what = purpose === 'confirm' ? ('confirm' as const) : ('sign-in' as const);
    const data = { code, expiresAt: expiresAt.toISOString(), purpose: what };
    const key = `${prefix}${row?.id}`;
    await enqueueMail(tx, { key, kind: 'office-code', to: person.email, data }, now);
    return {};
  });
}

/** When the next code can be requested; a past time means now. `isFull`: the hour's codes were all sent. */
async function waitUntil(tx: Db, asked: CodeRequest & { emailKey: string }, now: Date) {
  const { emailKey, purpose } = asked;
  const ofClient = eq(officeCodes.client, asked.client);
  const all = and(eq(officeCodes.emailKey, emailKey), eq(officeCodes.purpose, purpose));
  const own = purpose === 'confirm' ? and(all, ofClient) : all;
  const hour = { windowMs: HOUR_MS, now };
  const full = await nthLast(tx, own, MAX_CODES, hour);
  const waits = [full, await nthLast(tx, own, 1, { windowMs: PAUSE_MS, now })];
  if (purpose === 'sign-in') {
    waits.push(await nthLast(tx, and(all, ofClient), MAX_FOR_NETWORK, hour));
  }
  return { until: Math.max(...waits), isFull: full > now.getTime() };
}

/** When fewer than `most` will be within the window again. */
async function nthLast(
  tx: Db,
  which: SQL | undefined,
  max: number,
  { windowMs, now }: { windowMs: number; now: Date },
): Promise<number> {
  const { sentAt } = officeCodes;
  const since = new Date(now.getTime() - windowMs);
  const [oldest] = await tx
    .select({ sentAt })
    .from(officeCodes)
    .where(and(which, gt(sentAt, since), lt(sentAt, withinClockSkew(now))))
    .orderBy(desc(sentAt))
    .offset(max - 1)
    .limit(1);
  return oldest === undefined ? 0 : oldest.sentAt.getTime() + windowMs;
}

function tooEarly(ms: number, isFull: boolean): string {
  const seconds = Math.ceil(ms / 1000);
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  // The newest code expires long before the hour ends.
  if (isFull) return `You can ask for another code in ${wait}.`;
  return `Enter the latest code we sent you, or ask for another in ${wait}.`;
}

/** People type spaces and paste hyphens. */
export function readCode(form: URLSearchParams): Outcome<{ code: string }> {
  const code = (form.get('code') ?? '').replaceAll(/[\s-]/g, '');
  const isCode = code.length === LENGTHS.code && /^\d+$/.test(code);
  return isCode ? { code } : { refused: `Enter the ${LENGTHS.code}-digit code.` };
}

const TOO_MANY =
  'Too many wrong codes were entered for this address today. Use a passkey, or ask the head for a new link.';
const WRONG = 'The code is wrong. Please check it and try again.';

/** Only a purpose's newest code counts, once. */
export function verifyCode(
  db: Db,
  { id, emailKey }: Pick<OfficePerson, 'id' | 'emailKey'>,
  { purpose, code }: { purpose: Purpose; code: string },
  now: Date,
): Promise<Outcome<{ personId: number }>> {
  return db.transaction(async (tx) => {
    // Serialises attempts, so that each is counted.
    await takeAdvisoryLock(tx, 'code-address', `office:${emailKey}`);
    const own = and(eq(officeCodes.emailKey, emailKey), eq(officeCodes.purpose, purpose));
    if (await hasTooManyWrong(tx, own, now)) return { refused: TOO_MANY };
    const [newest] = await tx
      .select()
      .from(officeCodes)
      .where(own)
      .orderBy(desc(officeCodes.id))
      .limit(1);
    const refusal = checkCode(newest, code, now);
    if (refusal?.isWrong && newest) await countWrong(tx, newest.id);
    if (refusal) return { refused: refusal.message };
    if (newest === undefined) return { refused: WRONG };
    await tx.update(officeCodes).set({ usedAt: now }).where(eq(officeCodes.id, newest.id));
    const person = await findPerson(tx, id);
    if (!person || !isActive(person) || newest.personId !== id) return { refused: WRONG };
    return { personId: id };
  });
}

async function hasTooManyWrong(tx: Db, own: SQL | undefined, now: Date): Promise<boolean> {
  const { sentAt } = officeCodes;
  const [row] = await tx
    .select({ tries: sum(officeCodes.wrongTries).mapWith(Number) })
    .from(officeCodes)
    .where(and(own, gt(sentAt, new Date(now.getTime() - DAY_MS))));
  return (row?.tries ?? 0) >= DAY_MAX_WRONG_TRIES;
}

const counted = z.object({ rows: z.array(z.object({ people: z.coerce.number() })) });

/** How many people's hourly codes strangers have used up within the last day. */
export async function countFlooded(db: Db, now: Date): Promise<number> {
  const { personId, purpose, sentAt } = officeCodes;
  const day = new Date(now.getTime() - DAY_MS);
  const rows = await db.execute(sql`
    select count(distinct person) as people from (
      select ${personId} as person, ${sentAt} as sent,
        lag(${sentAt}, ${sql.raw(String(MAX_CODES - 1))})
          over (partition by ${personId} order by ${sentAt}) as first
      from ${officeCodes} where ${purpose} = 'sign-in' and ${sentAt} > ${day.toISOString()}
    ) sent_codes where first > sent - interval '1 hour'`);
  return counted.parse(rows).rows[0]?.people ?? 0;
}

async function countWrong(tx: Db, id: number) {
  const wrongTries = sql`${officeCodes.wrongTries} + 1`;
  await tx.update(officeCodes).set({ wrongTries }).where(eq(officeCodes.id, id));
}
