import { inArray, sql } from 'drizzle-orm';
import { contentRecords, type Db, unguarded } from '../../db';

type Known = { seen: string; paths: readonly string[] };

/** By database: what each record named when it was last read. A transaction starts afresh. */
const known = new WeakMap<Db, Map<number, Known>>();

const BATCH = 200;
/** In JSON, where the quotes of an attribute are escaped. */
const PATH = /\/media\/[^"'\\<>]+/g;

/**
 * The records that name a file, by its address ('/media/…'). The texts of all records are long, so only
 * those that have changed since are read again.
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
