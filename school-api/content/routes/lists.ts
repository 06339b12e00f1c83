import { Hono } from 'hono';
import { calls } from '@/contract';
import type { Db } from '../../db';
import type { Collection } from '../lists/collection';
import { collections } from '../lists/collections';
import { readRows } from '../reads/content';

/** The reads whose answer is a list of the content folder as it is. */
export function listRoutes(db: Db) {
  const routes = new Hono();
  for (const list of collections) {
    if (list.read === undefined) continue;
    const path = calls[list.read].path.replace(/\/$/, '');
    routes.get(`/${path}`, async (c) => c.json(await readList(db, list)));
  }
  return routes;
}

async function readList(db: Db, { table, fields }: Collection) {
  const rows = await readRows(db, table);
  return rows.map((row) => ({
    id: row.id,
    ...Object.fromEntries(fields.map(({ name, column }) => [name, row[column]])),
  }));
}
