import { asc, eq } from 'drizzle-orm';
import { type Db, officeLetters, outbox } from '../../db';
import { type RecordKey, type RecordKind, recordKeyOf } from '../record-key';
import { kindsOf } from './recipients';
import { MAX_LETTERS } from './send';

export type Batch = {
  kinds: readonly RecordKind[];
  authorName: string;
  writtenAt: Date;
  waiting: number;
  /** Pending, and not attempted yet. */
  untouched: number;
  sent: number;
  failed: { key: RecordKey; to: string; error: string }[];
};

/** Letters sent with one click, and their delivery; undefined for an unknown batch. */
export async function readBatch(db: Db, batch: string): Promise<Batch | undefined> {
  const rows = await db
    .select({ letter: officeLetters, mail: outbox })
    .from(officeLetters)
    .leftJoin(outbox, eq(outbox.key, officeLetters.key))
    .where(eq(officeLetters.batch, batch))
    .orderBy(asc(officeLetters.id))
    .limit(MAX_LETTERS);
  const [first] = rows;
  if (first === undefined) return undefined;
  const pending = rows.filter(({ mail }) => mail?.state === 'pending');
  const dead = rows.filter(({ mail }) => mail?.state === 'dead');
  return {
    kinds: kindsOf(rows.map(({ letter }) => recordKeyOf(letter))),
    authorName: first.letter.authorName,
    writtenAt: first.letter.writtenAt,
    waiting: pending.length,
    untouched: pending.filter(({ mail }) => mail?.tries === 0).length,
    // Retention removes emails before letters.
    sent: rows.length - pending.length - dead.length,
    failed: dead.map(({ letter, mail }) => ({
      key: recordKeyOf(letter),
      to: letter.recipient,
      error: mail?.lastError ?? '',
    })),
  };
}
