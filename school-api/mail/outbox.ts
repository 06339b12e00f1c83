import { and, eq, sql } from 'drizzle-orm';
import { type Db, outbox } from '../db';
import type { NewMail } from './mail-data';

/**
 * Adds a mail to the outbox in the caller's transaction, so that it is sent only if that commits. An
 * existing key is ignored, so that a receipt is sent once. Returns whether the mail is new.
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

/** Cancels unsent mails whose key has this prefix and deletes their data. */
export async function withdrawMails(tx: Db, keyPrefix: string, reason: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ state: 'dead', lastError: reason, data: {} })
    .where(and(eq(outbox.state, 'pending'), sql`starts_with(${outbox.key}, ${keyPrefix})`));
}
