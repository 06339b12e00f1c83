import { max } from 'drizzle-orm';
import { type Db, officeLetters } from '../../db';
import { ownedBy, type RecordKey } from '../record-key';
import type { OfficeRecord } from '../subjects/subject';

/** Identifies a record's last letter and a message's state, to detect a stale page. */
export async function lettersStamp(db: Db, key: RecordKey, record: OfficeRecord): Promise<string> {
  const [last] = await db
    .select({ id: max(officeLetters.id) })
    .from(officeLetters)
    .where(ownedBy(officeLetters, key));
  const at = key.kind === 'messages' ? record.office_state_at : null;
  return `${last?.id ?? 0}.${at instanceof Date ? at.getTime() : 0}`;
}
