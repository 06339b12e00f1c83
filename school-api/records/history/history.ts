import { asc } from 'drizzle-orm';
import { type Db, officeStates } from '../../db';
import { letterEvents } from '../letters/letter-events';
import { listNotes } from '../notes/notes';
import { ownedBy, type RecordKey } from '../record-key';
import { stateTitle } from '../states/states';
import { applicationEvents } from './application';
import { donationEvents, offlineDonationEvents } from './donation';
import type { HistoryEvent } from './event';

/** A record's history, oldest first; simultaneous events keep their order. */
export async function historyOf(db: Db, key: RecordKey): Promise<HistoryEvent[]> {
  return [
    ...(await ownEvents(db, key)),
    ...(await officeEvents(db, key)),
    ...(await letterEvents(db, key)),
  ]
    .flatMap((event) => event ?? [])
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

async function ownEvents(db: Db, key: RecordKey): Promise<readonly (HistoryEvent | undefined)[]> {
  switch (key.kind) {
    case 'applications':
      return applicationEvents(db, key.id);
    case 'donations':
      return donationEvents(db, key.id);
    case 'offline-donations':
      return offlineDonationEvents(db, key.id);
    default:
      return [];
  }
}

const MAX_STATES = 200;

/** The office's notes, letters and states. */
async function officeEvents(db: Db, key: RecordKey): Promise<HistoryEvent[]> {
  const notes = await listNotes(db, key);
  const states = await db
    .select()
    .from(officeStates)
    .where(ownedBy(officeStates, key))
    .orderBy(asc(officeStates.id))
    .limit(MAX_STATES);
  return [
    ...notes.map(({ id, authorId, authorName, text, writtenAt, struckAt }) => ({
      at: writtenAt,
      title: `Note by ${authorName}`,
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
