import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { publishedRecords } from '../../db';
import type { FieldValues, List } from '../lists/list';
import { parsedValues, type Reads } from './parsed';

export type { Reads };

/** As in the office, but for the registration fee, which comes first. */
export const inOrder = [
  desc(publishedRecords.isRegistrationFee),
  asc(publishedRecords.place),
  asc(publishedRecords.recordId),
];

export type Which = { where?: SQL | undefined; orderBy?: SQL[]; limit?: number; offset?: number };

const { recordId, version, id, slug, datedAt } = publishedRecords;
const columns = { recordId, version, id, slug, datedAt };

/** What is on the site of a list. */
export async function readList<V extends FieldValues>(
  reads: Reads,
  list: List<V>,
  { where, orderBy = inOrder, limit, offset = 0 }: Which = {},
) {
  const query = reads.db
    .select(columns)
    .from(publishedRecords)
    .where(and(eq(publishedRecords.list, list.name), where))
    .orderBy(...orderBy)
    .offset(offset);
  const rows = await (limit === undefined ? query : query.limit(limit));
  const values = await parsedValues(reads, list, rows);
  return rows.flatMap((row) => {
    const own = values.get(row.recordId);
    return own ? [{ ...row, values: own }] : [];
  });
}

/** To select by a field, as text. */
export const field = (name: string) => sql`${publishedRecords.values}->>${sql.raw(`'${name}'`)}`;
