import { and, asc, eq, isNull } from 'drizzle-orm';
import { type Db, officeNotes } from '../../db';
import { ownedBy, owner, type RecordKey } from '../record-key';

export const LONGEST_NOTE = 2000;
/** Of one record; bounds its page. */
const MOST_NOTES = 200;

/** Oldest first. */
export function listNotes(db: Db, key: RecordKey) {
  return db
    .select()
    .from(officeNotes)
    .where(ownedBy(officeNotes, key))
    .orderBy(asc(officeNotes.id))
    .limit(MOST_NOTES);
}

type Author = { id: number; name: string };
type Written = { text: string; author: Author; now: Date };

/** A message for the field where the note was refused. */
export function noteError(text: string): string | undefined {
  if (text.trim() === '') return 'Write something first';
  return [...text].length > LONGEST_NOTE ? `Write at most ${LONGEST_NOTE} characters` : undefined;
}

/** Of a record that is there; the database refuses another. */
export async function addNote(
  db: Db,
  key: RecordKey,
  { text, author, now }: Written,
): Promise<void> {
  const by = { authorId: author.id, authorName: author.name };
  const note = { text: text.trim().replace(/\r\n?/g, '\n'), writtenAt: now };
  await db.insert(officeNotes).values({ ...owner(key), ...by, ...note });
}

/** By its author alone; false for somebody else's or an unknown one. Struck out again changes nothing. */
export async function strikeNote(
  db: Db,
  key: RecordKey,
  { note, author, now }: { note: number; author: Author; now: Date },
): Promise<boolean> {
  const own = and(
    eq(officeNotes.id, note),
    eq(officeNotes.authorId, author.id),
    ownedBy(officeNotes, key),
  );
  await db
    .update(officeNotes)
    .set({ struckAt: now })
    .where(and(own, isNull(officeNotes.struckAt)));
  return (await db.$count(officeNotes, own)) > 0;
}
