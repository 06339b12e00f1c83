import { inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Db, publishedRecords } from '../../db';
import type { Log } from '../../platform';
import type { FieldValues, List } from '../lists/list';

/** Without a log, a record that cannot be read is left out without a word. */
export type Reads = { db: Db; log?: Pick<Log, 'error'> };

type Version = { recordId: number; version: string };

const MOST_CHARACTERS = 8_000_000;
const caches = new WeakMap<Db, LRUCache<string, FieldValues>>();

/**
 * The values of records, by record. Each version of a row is fetched and parsed once: both took longer than
 * the rest of a read. A record that has left the site meanwhile, or that its fields do not fit, is left out.
 */
export async function parsedValues<V extends FieldValues>(
  { db, log }: Reads,
  list: List<V>,
  rows: readonly Version[],
): Promise<Map<number, V>> {
  const cache = caches.get(db) ?? new LRUCache({ maxSize: MOST_CHARACTERS });
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

/** The picture of a person is published with a consent on file alone. */
function withConsentOnly<V extends FieldValues>(values: V): V {
  return values.consent_on_file === false ? { ...values, picture: '' } : values;
}
