import { Hono } from 'hono';
import type { Db } from '../../db';
import { scenes } from '../lists/collections/home';
import { facesOf, withoutWithheld } from '../pictures/rows';
import { type Reads, readList } from '../reads/read-list';
import { readSettings } from '../school-settings/read-facts';

/** School facts changed by the office, for the site. All are public. */
export function factRoutes(db: Db) {
  return new Hono().get('/school-facts', async (c) => {
    const { facts } = await readSettings(db);
    const scenes = await readScenes({ db });
    return c.json({ ...facts, ...(Object.keys(scenes).length > 0 && { scenes }) });
  });
}

/** Photographs in place of drawings; the drawing returns if its photograph is withheld. */
async function readScenes(reads: Reads) {
  const records = await readList(reads, scenes);
  const served = await withoutWithheld(reads.db);
  const paths = served(records.map(({ values }) => values.picture));
  const faces = new Map((await facesOf(reads.db, paths)).map((face) => [face.picture, face]));
  return Object.fromEntries(
    records.flatMap(({ values: { scene, picture } }) => {
      const face = faces.get(picture);
      return face ? [[scene, face]] : [];
    }),
  );
}
