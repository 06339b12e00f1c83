import { asc } from 'drizzle-orm';
import { type Db, officeStates } from '../../db';
import { listNotes } from '../notes/notes';
import { ownedBy, type RecordKey } from '../record-key';
import { stateTitle } from '../states/states';
import type { StoryEvent } from './event';

const MOST_STATES = 200;

/** What the office has written and set. */
export async function officeEvents(db: Db, key: RecordKey): Promise<StoryEvent[]> {
  const notes = await listNotes(db, key);
  const states = await db
    .select()
    .from(officeStates)
    .where(ownedBy(officeStates, key))
    .orderBy(asc(officeStates.id))
    .limit(MOST_STATES);
  return [
    ...notes.map(({ id, authorId, authorName, text, writtenAt, struckAt }) => ({
      at: writtenAt,
      title: `Note of ${authorName}`,
      text,
      note: { id, authorId, struck: struckAt !== null },
    })),
    ...states.map(({ before, after, personName, setAt }) => ({
      at: setAt,
      title: `${stateTitle(after)}, set by ${personName}`,
      text: `Before: ${before}`,
    })),
  ];
}
