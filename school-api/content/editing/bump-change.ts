import { max } from 'drizzle-orm';
import { contentChanges, type Db, takeAdvisoryLock } from '../../db';

/**
 * Tells the site that what it shows of these tags has changed: in the transaction of the change, and last,
 * because changes wait for each other from here on, so that they are numbered as they become visible.
 * Returns the number.
 */
export async function bumpChange(
  tx: Db,
  tags: string | readonly string[],
  now: Date,
): Promise<number> {
  await takeAdvisoryLock(tx, 'content-changes', '');
  const [last] = await tx.select({ number: max(contentChanges.number) }).from(contentChanges);
  // Seconds, so that numbers grow also after a backup was restored that knows fewer of them.
  const number = Math.max((last?.number ?? 0) + 1, Math.floor(now.getTime() / 1000));
  for (const tag of [tags].flat()) {
    await tx
      .insert(contentChanges)
      .values({ tag, number, at: now })
      .onConflictDoUpdate({ target: contentChanges.tag, set: { number, at: now } });
  }
  return number;
}
