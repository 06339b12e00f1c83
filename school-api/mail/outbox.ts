import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { outbox } from '../db/schema/outbox';
import type { NewMail } from './kinds';

/**
 * Writes a mail into the outbox, inside the caller's transaction: it goes out if, and only if, that
 * commits. A key that is already there does nothing, so a receipt goes out once. Tells whether the
 * mail is new.
 */
export async function enqueueMail(
  tx: Db,
  { key, kind, to, data }: NewMail,
  now: Date = new Date(),
): Promise<boolean> {
  const added = await tx
    .insert(outbox)
    .values({ key, kind, recipient: to, data, createdAt: now, nextTryAt: now })
    .onConflictDoNothing({ target: outbox.key })
    .returning({ id: outbox.id });
  return added.length > 0;
}

/** Takes back what has not gone out yet among the mails whose key begins so, and forgets its words. */
export async function withdrawMails(tx: Db, keyPrefix: string, reason: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'dead', lastError: reason, data: {} })
    .where(and(eq(outbox.state, 'pending'), sql`starts_with(${outbox.key}, ${keyPrefix})`));
}
