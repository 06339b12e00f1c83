import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { LENGTHS } from '@/contract';
import { type Db, type mailboxCodes, type oneTimeCodes, withinClockSkew } from '../../db';
import { CODE_MAX_WRONG_TRIES } from './settings';

type HashedCode = { salt: string; hash: string };

export function newCode(): string {
  return String(randomInt(10 ** LENGTHS.code)).padStart(LENGTHS.code, '0');
}

export function hashCode(code: string, salt = randomBytes(16).toString('hex')): HashedCode {
  return { salt, hash: createHmac('sha256', salt).update(code).digest('hex') };
}

function isSameCode(code: string, { salt, hash }: HashedCode): boolean {
  return timingSafeEqual(Buffer.from(hashCode(code, salt).hash), Buffer.from(hash));
}

const MESSAGES = {
  none: 'Please ask for a code first.',
  used: 'This code has already been used. Please ask for a new one.',
  expired: 'This code has expired. Please ask for a new one.',
  locked: 'You have entered too many wrong codes. Please ask for a new one.',
  wrong: 'The code is wrong. Please check it and try again.',
};

export type StoredCode = HashedCode & {
  sentAt: Date;
  expiresAt: Date;
  wrongTries: number;
  usedAt: Date | null;
};

/** `isWrong`: the attempt must be counted. */
export type CodeRefusal = { message: string; isWrong: boolean };

/** Why the typed code does not match the newest one; null if it does. */
export function checkCode(
  newest: StoredCode | undefined,
  typed: string,
  now: Date,
): CodeRefusal | null {
  if (newest === undefined) return { message: MESSAGES.none, isWrong: false };
  if (newest.usedAt !== null) return { message: MESSAGES.used, isWrong: false };
  if (newest.wrongTries >= CODE_MAX_WRONG_TRIES)
    return { message: MESSAGES.locked, isWrong: false };
  // A code from the future was sent before the clock was set back; it would be valid for too long.
  if (newest.expiresAt <= now || newest.sentAt > withinClockSkew(now)) {
    return { message: MESSAGES.expired, isWrong: false };
  }
  if (isSameCode(typed, newest)) return null;
  const isLast = newest.wrongTries + 1 >= CODE_MAX_WRONG_TRIES;
  return { message: isLast ? MESSAGES.locked : MESSAGES.wrong, isWrong: true };
}

/** Tries the newest of these codes, counts a wrong attempt, uses up a right one. */
export async function tryCode(
  tx: Db,
  table: typeof oneTimeCodes | typeof mailboxCodes,
  which: SQL | undefined,
  { typed, now }: { typed: string; now: Date },
): Promise<string | null> {
  const all: PgTable = table;
  const { id, sentAt, expiresAt, wrongTries, usedAt, salt, hash } = table;
  const [newest] = await tx
    .select({ id, sentAt, expiresAt, wrongTries, usedAt, salt, hash })
    .from(all)
    .where(which)
    .orderBy(desc(id))
    .limit(1);
  const refusal = checkCode(newest, typed, now);
  if (newest !== undefined && (refusal === null || refusal.isWrong)) {
    const change = refusal === null ? { usedAt: now } : { wrongTries: sql`${wrongTries} + 1` };
    await tx.update(table).set(change).where(eq(id, newest.id));
  }
  return refusal?.message ?? null;
}
