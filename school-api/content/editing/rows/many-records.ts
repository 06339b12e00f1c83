import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { contentRecords, type Db } from '../../../db';
import type { NewRecord, RecordRow } from './records';

const MAX = 500;

export async function addRecords(tx: Db, records: readonly NewRecord[]): Promise<RecordRow[]> {
  const added: RecordRow[] = [];
  for (let at = 0; at < records.length; at += MAX) {
    const some = [...records.slice(at, at + MAX)];
    added.push(...(await tx.insert(contentRecords).values(some).returning()));
  }
  return added;
}

const { id: _id, list: _list, formKey: _key, ...changeable } = getTableColumns(contentRecords);
/** The submitted value of each column that may change. */
const EXCLUDED = Object.fromEntries(
  Object.entries(changeable).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
);

export async function setRecords(tx: Db, records: readonly RecordRow[]): Promise<void> {
  for (let at = 0; at < records.length; at += MAX) {
    await tx
      .insert(contentRecords)
      .overridingSystemValue()
      .values([...records.slice(at, at + MAX)])
      .onConflictDoUpdate({
        target: contentRecords.id,
        set: EXCLUDED,
      });
  }
}

/** The number of the site change that included these. */
export async function setChangeNumber(tx: Db, ids: readonly number[], changeNumber: number) {
  for (let at = 0; at < ids.length; at += MAX) {
    const some = inArray(contentRecords.id, ids.slice(at, at + MAX));
    await tx.update(contentRecords).set({ changeNumber }).where(some);
  }
}
