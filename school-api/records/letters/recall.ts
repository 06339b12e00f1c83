import { eq, inArray } from 'drizzle-orm';
import { type Db, officeLetters } from '../../db';
import { dropRequests } from '../../forms';
import { recallMails } from '../../mail';
import { type RecordKey, recordKeyOf } from '../record-key';
import { markUnanswered } from './answered';

type Author = { person: { id: number; name: string }; now: Date };
type Recall = { batch: string; isOwn: (key: RecordKey) => boolean };

/** Recalls a batch's unsent letters, and returns them; nothing for a batch that includes other records. */
export function recallLetters(
  db: Db,
  { batch, isOwn }: Recall,
  by: Author,
): Promise<readonly (typeof officeLetters.$inferSelect)[]> {
  return db.transaction(async (tx) => {
    const letters = await tx.select().from(officeLetters).where(eq(officeLetters.batch, batch));
    if (letters.length === 0 || !letters.map(recordKeyOf).every(isOwn)) return [];
    const keys = letters.map(({ key }) => key);
    const recalled = await recallMails(tx, keys);
    const deleted = await tx
      .delete(officeLetters)
      .where(inArray(officeLetters.key, recalled))
      .returning();
    const [first] = deleted;
    if (first === undefined) return [];
    const applicationIds = deleted.flatMap(({ applicationId }) => applicationId ?? []);
    await dropRequests(tx, applicationIds, first.writtenAt);
    await markUnanswered(tx, deleted.map(recordKeyOf), first.writtenAt, by);
    return deleted;
  });
}
