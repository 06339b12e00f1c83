import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Db, publishedRecords } from '../../db';
import type { Log } from '../../platform';
import type { FieldValues, List } from '../lists/list';

/** The office's order, but with the registration fee first. */
export const inOrder = [
  desc(publishedRecords.isRegistrationFee),
  asc(publishedRecords.position),
  asc(publishedRecords.recordId),
];

export type Query = { where?: SQL | undefined; orderBy?: SQL[]; limit?: number; offset?: number };

const { recordId, version, id, slug, datedAt } = publishedRecords;
const columns = { recordId, version, id, slug, datedAt };

export async function readList<V extends FieldValues>(
  reads: Reads,
  list: List<V>,
  { where, orderBy = inOrder, limit, offset = 0 }: Query = {},
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

/** For selecting by a field, as text. */
export const field = (name: string) => sql`${publishedRecords.values}->>${sql.raw(`'${name}'`)}`;

/** Without a log, invalid records are left out silently. */
export type Reads = { db: Db; log?: Pick<Log, 'error'> };

type Version = { recordId: number; version: string };

const MAX_CHARACTERS = 8_000_000;
const caches = new WeakMap<Db, LRUCache<string, FieldValues>>();

/**
 * Parsed values by record. Each version of a row is fetched and parsed once, since both took longer than the
 * rest of a read. Leaves out records that were hidden meanwhile or are invalid.
 */
async function parsedValues<V extends FieldValues>(
  { db, log }: Reads,
  list: List<V>,
  rows: readonly Version[],
): Promise<Map<number, V>> {
  const cache = caches.get(db) ?? new LRUCache({ maxSize: MAX_CHARACTERS });
  caches.set(db, cache);
  const found = new Map<number, V>();
  const missing: number[] = [];
  for (const row of rows) {
    // Only this list's fields were parsed for its records.
    const values = cache.get(keyOf(row)) as V | undefined;
    if (values) found.set(row.recordId, values);
    else missing.push(row.recordId);
  }
  for (const row of missing.length > 0 ? await fetchRows(db, missing) : []) {
    const { data, error } = list.parse(row.values);
    if (error) {
      const about = { event: 'content-record', list: list.name, id: row.id, err: error };
      log?.error(about, 'a record on the site cannot be read, and is left out');
      continue;
    }
    const values = withConsentOnly(data);
    cache.set(keyOf(row), values, { size: row.size });
    found.set(row.recordId, values);
  }
  return found;
}

const keyOf = ({ recordId, version }: Version) => `${recordId} ${version}`;

function fetchRows(db: Db, ids: readonly number[]) {
  const { recordId, id, version, values } = publishedRecords;
  const size = sql`length(${values}::text)`.mapWith(Number);
  return db
    .select({ recordId, id, version, values, size })
    .from(publishedRecords)
    .where(inArray(recordId, [...ids]));
}

/** A person's picture is published only with consent on file. */
function withConsentOnly<V extends FieldValues>(values: V): V {
  return values.consent_on_file === false ? { ...values, picture: '' } : values;
}
