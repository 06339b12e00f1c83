import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { addShown } from '@/school-api/content/editing/apply-rows';
import { inList } from '@/school-api/content/editing/in-list';
import type { FieldValues } from '@/school-api/content/lists/list';
import { listNamed } from '@/school-api/content/lists/lists';
import type { Db } from '@/school-api/db/db';
import { contentRecords, publishedRecords } from '@/school-api/db/schema/content-records';

/** Adds published records, like a seed or a paste. */
export function addRecords(
  db: Db,
  name: string,
  records: readonly FieldValues[],
  now = new Date(),
) {
  const list = listNamed(name);
  const cause = { now, by: '', action: 'demo' };
  return inList(db, list, (tx) => addShown(tx, list, records, cause), true);
}

export async function onSite(db: Db, name: string): Promise<(FieldValues & { id: number })[]> {
  const { id, recordId, position, list, values, isRegistrationFee } = publishedRecords;
  const rows = await db
    .select({ id, values })
    .from(publishedRecords)
    .where(eq(list, name))
    .orderBy(desc(isRegistrationFee), asc(position), asc(recordId));
  return rows.map((row) => ({ id: row.id, ...row.values }));
}

export async function removeRecords(db: Db, ...names: string[]): Promise<void> {
  await db.delete(contentRecords).where(inArray(contentRecords.list, names));
}

/** Changes values in matching records of a list, bypassing the office. */
export async function setValues(db: Db, name: string, values: FieldValues, of: FieldValues = {}) {
  const json = (one: FieldValues) => sql`${JSON.stringify(one)}::jsonb`;
  const merged = sql`${contentRecords.values} || ${json(values)}`;
  await db
    .update(contentRecords)
    .set({ values: merged, revision: sql`${contentRecords.revision} + 1` })
    .where(and(eq(contentRecords.list, name), sql`${contentRecords.values} @> ${json(of)}`));
}
