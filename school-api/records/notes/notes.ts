import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { formatInIndia } from '@/content/india-time';
import { type Db, isAny, officeNotes } from '../../db';
import { MINUTE_MS } from '../../platform';
import {
  ownedBy,
  owner,
  ownerColumn,
  type RecordId,
  type RecordKey,
  type RecordKind,
} from '../record-key';

export const MAX_NOTE_LENGTH = 2000;
/** Per record; bounds its page. */
const MAX_NOTES = 200;

export function listNotes(db: Db, key: RecordKey) {
  return db
    .select()
    .from(officeNotes)
    .where(ownedBy(officeNotes, key))
    .orderBy(asc(officeNotes.id))
    .limit(MAX_NOTES);
}

/** As one text per record, for an export. Struck-out ones are left out. */
export async function notesOf(
  db: Db,
  kind: RecordKind,
  ids: readonly RecordId[],
): Promise<ReadonlyMap<RecordId, string>> {
  const of = ownerColumn(officeNotes, kind);
  const rows = await db
    .select({ of, text: officeNotes.text, at: officeNotes.writtenAt, by: officeNotes.authorName })
    .from(officeNotes)
    .where(and(inArray(of, [...ids]), isNull(officeNotes.struckAt)))
    .orderBy(asc(officeNotes.id));
  const notes = new Map<RecordId, string>();
  for (const { of: id, text, at, by } of rows) {
    if (id === null) continue;
    const line = `${formatInIndia(at, 'd MMM yyyy')}, ${by}: ${text}`;
    notes.set(id, [notes.get(id) ?? [], line].flat().join('\n'));
  }
  return notes;
}

type Author = { id: number; name: string };
type NewNote = { text: string; author: Author; now: Date };

/** An error for the field if the note is refused. */
export function noteError(text: string): string | undefined {
  if (text.trim() === '') return 'Write something first';
  const isTooLong = [...text].length > MAX_NOTE_LENGTH;
  return isTooLong ? `Write at most ${MAX_NOTE_LENGTH} characters` : undefined;
}

/** The same text of the same author is one note: the answer to the first press was lost. */
const REPEATED_MS = 10 * MINUTE_MS;

/** For an existing record; the database rejects others. False if it is a repetition. */
export async function addNote(
  db: Db,
  key: RecordKey,
  { text, author, now }: NewNote,
): Promise<boolean> {
  const note = { text: text.trim().replace(/\r\n?/g, '\n'), authorId: author.id };
  const { authorId, text: own, writtenAt, struckAt } = officeNotes;
  const isSame = and(
    ownedBy(officeNotes, key),
    eq(authorId, note.authorId),
    eq(own, note.text),
    gt(writtenAt, new Date(now.getTime() - REPEATED_MS)),
    isNull(struckAt),
  );
  if ((await db.$count(officeNotes, isSame)) > 0) return false;
  const written = { ...owner(key), ...note, authorName: author.name, writtenAt: now };
  await db.insert(officeNotes).values(written);
  return true;
}

/** By its author only; undefined for somebody else's or an unknown one. */
export async function strikeNote(
  db: Db,
  key: RecordKey,
  { note, author, now }: { note: number; author: Author; now: Date },
): Promise<'struck' | 'was struck' | undefined> {
  const own = and(
    eq(officeNotes.id, note),
    eq(officeNotes.authorId, author.id),
    ownedBy(officeNotes, key),
  );
  const strike = db.update(officeNotes).set({ struckAt: now });
  if (await isAny(strike.where(and(own, isNull(officeNotes.struckAt))).returning()))
    return 'struck';
  return (await db.$count(officeNotes, own)) > 0 ? 'was struck' : undefined;
}
