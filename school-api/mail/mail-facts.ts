import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { type Db, type OutboxState, outbox } from '../db';
import { copyPrefix } from './outbox';
import { isUndelivered } from './undelivered';

export type MailFilter = { state?: OutboxState; kind?: string };

/** Without `data`, which may contain a one-time code. */
export const mailFacts = {
  id: outbox.id,
  kind: outbox.kind,
  recipient: outbox.recipient,
  state: outbox.state,
  tries: outbox.tries,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  lastError: outbox.lastError,
};

function matching({ state, kind }: MailFilter) {
  return and(state && eq(outbox.state, state), kind ? eq(outbox.kind, kind) : undefined);
}

/** Newest first. */
export function listMailFacts(db: Db, filter: MailFilter, limit: number) {
  return db
    .select(mailFacts)
    .from(outbox)
    .where(matching(filter))
    .orderBy(desc(outbox.id))
    .limit(limit);
}

export const countMailFacts = (db: Db, filter: MailFilter): Promise<number> =>
  db.$count(outbox, matching(filter));

/** Oldest first. `dead` since that day, without those that the office has dealt with. */
export async function listUnsent(db: Db, state: 'dead' | 'kept', since: Date): Promise<number[]> {
  const isDead = and(isUndelivered, gte(outbox.createdAt, since));
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(state === 'dead' ? isDead : eq(outbox.state, state))
    .orderBy(outbox.id);
  return rows.map(({ id }) => id);
}

/** The row stays locked until the transaction ends. */
export async function lockMail(tx: Db, id: number) {
  const [mail] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  return mail;
}

/** Restarts delivery of a mail that was abandoned. */
export async function restartMail(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'pending', tries: 0, nextTryAt: now, lastError: '', handledAt: null })
    .where(eq(outbox.id, id));
}

/** Makes a pending mail due immediately. */
export async function makeMailDue(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(outbox).set({ nextTryAt: now }).where(eq(outbox.id, id));
}

/**
 * Sends an email again as a new row, because mailboxes drop a second email with the same Message-ID.
 */
export async function copyMail(
  tx: Db,
  mail: typeof outbox.$inferSelect,
  now: Date,
): Promise<number | undefined> {
  const prefix = copyPrefix(mail.key);
  const made = await tx.$count(outbox, sql`starts_with(${outbox.key}, ${prefix})`);
  const { kind, recipient, data } = mail;
  const [row] = await tx
    .insert(outbox)
    .values({
      kind,
      recipient,
      data,
      key: `${prefix}${made + 1}`,
      createdAt: now,
      nextTryAt: now,
    })
    .returning({ id: outbox.id });
  return row?.id;
}
