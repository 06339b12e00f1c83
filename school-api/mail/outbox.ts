import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type Db, outbox } from '../db';
import { MINUTE_MS } from '../platform';
import type { NewMail } from './mail-data';

/**
 * Adds an email to the outbox in the caller's transaction, so that it is sent only if that commits.
 * An existing key is ignored, so that a receipt is sent once. Returns whether the email is new.
 */
export async function enqueueMail(tx: Db, mail: NewMail, now: Date = new Date()): Promise<boolean> {
  return (await enqueueMails(tx, [{ ...mail, dueAt: now }], now)).size > 0;
}

/** The same for several, each with its own sending time. Returns the keys of new ones. */
export async function enqueueMails(
  tx: Db,
  mails: readonly (NewMail & { dueAt: Date })[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = mails.map(({ key, kind, to, data, dueAt }) => {
    return { key, kind, recipient: to, data, createdAt: now, nextTryAt: dueAt };
  });
  if (rows.length === 0) return new Set();
  const added = await tx
    .insert(outbox)
    .values(rows)
    .onConflictDoNothing({ target: outbox.key })
    .returning({ key: outbox.key });
  return new Set(added.map(({ key }) => key));
}

/** Mails can be recalled until then. */
const HOLD_MS = MINUTE_MS;
/** Mail providers reject more than a few emails a second. */
const PACE_MS = 1000;

/** The same for bulk emails sent with one click. */
export const enqueuePaced = (tx: Db, mails: readonly NewMail[], now: Date) =>
  enqueueMails(
    tx,
    mails.map((mail, at) => ({ ...mail, dueAt: new Date(now.getTime() + HOLD_MS + at * PACE_MS) })),
    now,
  );

/** Deletes emails not yet attempted. Returns their keys. */
export async function recallMails(tx: Db, keys: readonly string[]): Promise<string[]> {
  const { key, state, tries } = outbox;
  const recalled = await tx
    .delete(outbox)
    .where(and(inArray(key, [...keys]), eq(state, 'pending'), eq(tries, 0)))
    .returning({ key });
  return recalled.map((row) => row.key);
}

/** Cancels unsent mails whose key has this prefix and deletes their data. */
export async function withdrawMails(tx: Db, keyPrefix: string, reason: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'dead', lastError: reason, data: {} })
    .where(and(eq(outbox.state, 'pending'), sql`starts_with(${outbox.key}, ${keyPrefix})`));
}

/** The key of each resent copy begins with this. */
export const copyPrefix = (key: string) => `${key}:again:`;

/** The email with this key, and its resent copies. */
export const mailWithKey = (key: string): SQL | undefined =>
  or(eq(outbox.key, key), sql`starts_with(${outbox.key}, ${copyPrefix(key)})`);

/** The same for one mail and its copies; also after it was sent, it cannot be sent again. */
export async function withdrawForGood(tx: Db, key: string, reason: string): Promise<void> {
  const isMeant = mailWithKey(key);
  const dead = { state: 'dead', lastError: reason } as const;
  await tx
    .update(outbox)
    .set(dead)
    .where(and(eq(outbox.state, 'pending'), isMeant));
  await tx.update(outbox).set({ data: {} }).where(isMeant);
}

/** Of an order or an offline donation. */
export const receiptMailKey = (sourceId: string) => `receipt:${sourceId}`;

/** If it is sent late or again, it says what has changed since. */
export async function updateMail(tx: Db, key: string, changed: object): Promise<void> {
  const data = sql`${outbox.data} || ${JSON.stringify(changed)}::jsonb`;
  const isStored = sql`${outbox.data} <> '{}'`;
  await tx
    .update(outbox)
    .set({ data })
    .where(and(mailWithKey(key), isStored));
}
