import { Hono } from 'hono';
import type { Db } from '../../db';
import { readSettings } from '../school-settings/read-facts';

/** What the office has changed of the school, for the site. All of it is public. */
export function factRoutes(db: Db) {
  return new Hono().get('/school-facts', async (c) => c.json((await readSettings(db)).facts));
}
