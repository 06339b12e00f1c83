import { collections } from '@/school-api/content-folder/collections';
import type { Db } from '@/school-api/db/db';
import { readNewsRows, readRows } from '@/school-api/repositories/content';

/** All content of a school, as the database has it. */
export async function everything({ db }: { db: Db }) {
  const lists = [];
  for (const { table, file } of collections) lists.push([file, await readRows(db, table)]);
  const items = await readNewsRows(db);
  return { lists, news: items.map(({ id: _, ...item }) => item) };
}
