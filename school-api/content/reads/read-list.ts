import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type Db, publishedRecords } from '../../db';
import type { Log } from '../../platform';
import type { FieldValues, List } from '../lists/list';

/** Without a log, a record that cannot be read is left out without a word. */
export type Reads = { db: Db; log?: Pick<Log, 'error'> };

type Published<V> = { id: number; values: V };

/** As in the office. */
export const inOrder = [asc(publishedRecords.place), asc(publishedRecords.recordId)];

/** What is on the site of a list, in its order. */
export async function readList<V extends FieldValues>(
  reads: Reads,
  list: List<V>,
  which?: SQL,
): Promise<Published<V>[]> {
  const { id, values } = publishedRecords;
  const rows = await reads.db
    .select({ id, values })
    .from(publishedRecords)
    .where(and(eq(publishedRecords.list, list.name), which))
    .orderBy(...inOrder);
  return rows.flatMap((row) => published(reads, list, row));
}

/** None for a record that its fields do not fit, so that it does not take the others with it. */
export function published<V extends FieldValues, R extends Published<FieldValues>>(
  { log }: Reads,
  list: List<V>,
  row: R,
): (Omit<R, 'values'> & { values: V })[] {
  const { data, error } = list.parse(row.values);
  if (error === undefined) return [{ ...row, values: withConsentOnly(data) }];
  const about = { event: 'content-record', list: list.name, id: row.id, err: error };
  log?.error(about, 'a record on the site cannot be read, and is left out');
  return [];
}

/** The picture of a person is published with a consent on file alone. */
function withConsentOnly<V extends FieldValues>(values: V): V {
  return values.consent_on_file === false ? { ...values, picture: '' } : values;
}

/** To select by a field, as text. */
export const field = (name: string) => sql`${publishedRecords.values}->>${sql.raw(`'${name}'`)}`;
