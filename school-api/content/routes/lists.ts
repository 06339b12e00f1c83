import { Hono } from 'hono';
import { calls } from '@/contract';
import type { List } from '../lists/list';
import { lists } from '../lists/lists';
import { type Reads, readList } from '../reads/read-list';

/** Reads that return a list unchanged. */
export function listRoutes(reads: Reads) {
  const routes = new Hono();
  for (const list of lists) {
    if (list.read === undefined) continue;
    const path = calls[list.read].path.replace(/\/$/, '');
    routes.get(`/${path}`, async (c) => c.json(await answer(reads, list)));
  }
  return routes;
}

async function answer(reads: Reads, list: List) {
  const names = list.fields.map(({ name }) => name).filter((name) => name !== 'consent_on_file');
  // Alumni links are sent as a list with one item.
  const asSent = (name: string, value: unknown) =>
    list.linksInList && name === 'social_links' ? [value] : value;
  const records = await readList(reads, list);
  return records.map(({ id, values }) => ({
    ...(!list.withoutId && { id }),
    ...Object.fromEntries(names.map((name) => [name, asSent(name, values[name])])),
  }));
}
