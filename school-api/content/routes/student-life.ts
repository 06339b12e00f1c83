import { Hono } from 'hono';
import type { Db } from '../../db';
import { listAlumni } from '../reads/student-life';

export function studentLifeRoutes(db: Db) {
  return new Hono().get('/alumni', async (c) => {
    const records = await listAlumni(db);
    // The API sends the links as a list with one item.
    return c.json(records.map((record) => ({ ...record, social_links: [record.social_links] })));
  });
}
