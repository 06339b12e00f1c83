import { Hono } from 'hono';
import { z } from 'zod';
import { calls } from '@/contract';
import type { Db } from '../db/db';
import { Refusal } from '../http/refusal';
import { countNews, findNews, listNews } from '../repositories/news';

const { query: pageQuery } = calls['news-events'];
/** Far above any real page, and still a number that the database takes as an offset. */
const page = pageQuery.shape.page.pipe(z.number().max(1_000_000));

export function newsRoutes(db: Db) {
  return new Hono()
    .get('/news-events', async (c) => {
      const asked = page.safeParse(c.req.query('page') || undefined);
      // A page that does not exist is empty, not an error: the count says how many there are.
      const results = asked.success ? await listNews(db, asked.data) : [];
      return c.json({ results, count: await countNews(db) });
    })
    .get('/news-events/:slug', async (c) => {
      const item = await findNews(db, c.req.param('slug'));
      if (item === undefined) throw new Refusal('not_found', 'There is no news item of this name.');
      return c.json(item);
    });
}
