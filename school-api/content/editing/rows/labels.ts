import { inArray } from 'drizzle-orm';
import { contentRecords, type Db } from '../../../db';

/** What these records are called in a table. */
export function listLabels(db: Db, ids: readonly number[]) {
  const { id, list, label } = contentRecords;
  return db
    .select({ id, list, label })
    .from(contentRecords)
    .where(inArray(id, [...ids]));
}
