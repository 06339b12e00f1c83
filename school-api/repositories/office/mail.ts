import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { type OutboxState, outbox } from '../../db/schema/outbox';

export type MailFilter = { state?: OutboxState; kind?: string };

/** Everything but what a mail says: that may be a code. */
const facts = {
  id: outbox.id,
  kind: outbox.kind,
  recipient: outbox.recipient,
  state: outbox.state,
  tries: outbox.tries,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
  lastError: outbox.lastError,
};

function chosen({ state, kind }: MailFilter) {
  return and(state && eq(outbox.state, state), kind ? eq(outbox.kind, kind) : undefined);
}

/** Newest first. */
export function listMailFacts(db: Db, filter: MailFilter, limit: number) {
  return db.select(facts).from(outbox).where(chosen(filter)).orderBy(desc(outbox.id)).limit(limit);
}

export async function countMailFacts(db: Db, filter: MailFilter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(outbox).where(chosen(filter));
  return row?.count ?? 0;
}

export async function idsInState(db: Db, states: readonly OutboxState[]): Promise<number[]> {
  const rows = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(inArray(outbox.state, [...states]))
    .orderBy(outbox.id);
  return rows.map(({ id }) => id);
}

/** The row stays locked until the transaction ends. */
export async function lockMail(tx: Db, id: number) {
  const [mail] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  return mail;
}

/** A mail that never arrived is tried again, from its first try. */
export async function tryAgain(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'pending', tries: 0, nextTryAt: now, lastError: '' })
    .where(eq(outbox.id, id));
}

/** A mail that waits for its next try need not wait. */
export async function tryNow(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(outbox).set({ nextTryAt: now }).where(eq(outbox.id, id));
}

/**
 * A mail that has gone out is written once more. A row of its own gives it a Message-ID of its own:
 * mailboxes drop a second mail with the same one.
 */
export async function copyMail(
  tx: Db,
  mail: typeof outbox.$inferSelect,
  now: Date,
): Promise<number | undefined> {
  const prefix = `${mail.key}:again:`;
  const [made] = await tx
    .select({ count: count() })
    .from(outbox)
    .where(sql`starts_with(${outbox.key}, ${prefix})`);
  const { kind, recipient, data } = mail;
  const [row] = await tx
    .insert(outbox)
    .values({
      ...{ kind, recipient, data },
      key: `${prefix}${(made?.count ?? 0) + 1}`,
      createdAt: now,
      nextTryAt: now,
    })
    .returning({ id: outbox.id });
  return row?.id;
}
