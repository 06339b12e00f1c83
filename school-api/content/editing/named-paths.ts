import { inArray, sql } from 'drizzle-orm';
import { contentRecords, type Db, unguarded } from '../../db';

type Known = { seen: string; paths: readonly string[] };

/** Per database: the files in each record when last read. A transaction starts afresh. */
const known = new WeakMap<Db, Map<number, Known>>();

const BATCH = 200;
/** Attribute quotes are escaped in JSON. */
const PATH = /\/media\/[^"'\\<>]+/g;

/**
 * Records that use a file, by its address ('/media/…'). The records' texts are long, so only changed
 * ones are read again.
 */
export async function namedPaths(db: Db): Promise<Map<string, number[]>> {
  const { id, revision, changedAt } = contentRecords;
  const all = await db.select({ id, revision, changedAt }).from(contentRecords);
  const before = known.get(unguarded(db)) ?? new Map<number, Known>();
  const now = new Map<number, Known>();
  const unread = new Map<number, string>();
  for (const one of all) {
    const seen = `${one.revision} ${one.changedAt.getTime()}`;
    const old = before.get(one.id);
    if (old?.seen === seen) now.set(one.id, old);
    else unread.set(one.id, seen);
  }
  for (const [one, paths] of await readPaths(db, [...unread.keys()])) {
    now.set(one, { seen: unread.get(one) ?? '', paths });
  }
  known.set(unguarded(db), now);
  return byPath(now);
}

async function readPaths(db: Db, ids: readonly number[]): Promise<[number, string[]][]> {
  const { id, values, draft } = contentRecords;
  const found: [number, string[]][] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const rows = await db
      .select({ id, text: sql<string>`${values}::text || coalesce(${draft}::text, '')` })
      .from(contentRecords)
      .where(inArray(id, ids.slice(at, at + BATCH)));
    for (const row of rows) found.push([row.id, [...new Set(row.text.match(PATH) ?? [])]]);
  }
  return found;
}

function byPath(records: ReadonlyMap<number, Known>): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [id, { paths }] of records) {
    for (const path of paths) found.set(path, [...(found.get(path) ?? []), id]);
  }
  return found;
}
