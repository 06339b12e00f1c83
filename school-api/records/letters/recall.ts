import { eq, inArray } from 'drizzle-orm';
import { type Db, officeLetters } from '../../db';
import { recallMails } from '../../mail';
import { markUnanswered } from './answered';

type By = { person: { id: number; name: string }; now: Date };

/** Undoes the letters of a batch that have not gone. Returns their number. */
export function recallLetters(db: Db, batch: string, by: By): Promise<number> {
  return db.transaction(async (tx) => {
    const { key, messageId, writtenAt } = officeLetters;
    const letters = await tx
      .select({ key })
      .from(officeLetters)
      .where(eq(officeLetters.batch, batch));
    if (letters.length === 0) return 0;
    const recalled = await recallMails(
      tx,
      letters.map((letter) => letter.key),
    );
    if (recalled.length === 0) return 0;
    const gone = await tx
      .delete(officeLetters)
      .where(inArray(key, recalled))
      .returning({ messageId, writtenAt });
    const messages = gone.flatMap(({ messageId: id }) => id ?? []);
    const [first] = gone;
    if (first && messages.length > 0) await markUnanswered(tx, messages, first.writtenAt, by);
    return recalled.length;
  });
}
