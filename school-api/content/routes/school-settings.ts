import { Hono } from 'hono';
import type { Db } from '../../db';
import { readScenes } from '../reads/scenes';
import { readSettings } from '../school-settings/read-facts';

/** What the office has changed of the school, for the site. All of it is public. */
export function factRoutes(db: Db) {
  return new Hono().get('/school-facts', async (c) => {
    const { facts } = await readSettings(db);
    const scenes = await readScenes({ db });
    return c.json({ ...facts, ...(Object.keys(scenes).length > 0 && { scenes }) });
  });
}
