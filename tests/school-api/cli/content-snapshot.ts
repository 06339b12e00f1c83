import { collections } from '@/school-api/content-folder/collections';
import type { Db } from '@/school-api/db/db';
import { readNewsRows, readRows } from '@/school-api/repositories/content';

/** All content of the database, for comparison. */
export async function contentSnapshot({ db }: { db: Db }) {
  const lists = [];
  for (const { table, file } of collections) lists.push([file, await readRows(db, table)]);
  const items = await readNewsRows(db);
  return { lists, news: items.map(({ id: _, ...item }) => item) };
}
