import { collections } from '@/school-api/content/lists/collections';
import { readNewsRows, readRows } from '@/school-api/content/reads/content';
import type { Db } from '@/school-api/db/db';

/** All content of the database, for comparison. */
export async function contentSnapshot({ db }: { db: Db }) {
  const lists = [];
  for (const { table, file } of collections) lists.push([file, await readRows(db, table)]);
  const items = await readNewsRows(db);
  return { lists, news: items.map(({ id: _, ...item }) => item) };
}
