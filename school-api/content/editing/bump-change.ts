import { max } from 'drizzle-orm';
import { contentChanges, type Db, takeAdvisoryLock } from '../../db';

/**
 * Tells the site that content of these tags has changed. Call it last in the change's transaction: changes
 * wait for each other from here on, so that they are numbered in the order they become visible. Returns
 * the number.
 */
export async function bumpChange(
  tx: Db,
  tags: string | readonly string[],
  now: Date,
): Promise<number> {
  await takeAdvisoryLock(tx, 'content-changes', '');
  const [last] = await tx.select({ number: max(contentChanges.number) }).from(contentChanges);
  // Based on seconds, so that numbers still grow after restoring a backup with lower ones.
  const number = Math.max((last?.number ?? 0) + 1, Math.floor(now.getTime() / 1000));
  for (const tag of [tags].flat()) {
    await tx
      .insert(contentChanges)
      .values({ tag, number, at: now })
      .onConflictDoUpdate({ target: contentChanges.tag, set: { number, at: now } });
  }
  return number;
}
