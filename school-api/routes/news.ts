import { Hono } from 'hono';
import { z } from 'zod';
import { calls } from '@/contract';
import type { Db } from '../db/db';
import { ApiError } from '../http/api-error';
import { countNews, findNews, listNews } from '../repositories/news';

const { query: pageQuery } = calls['news-events'];
/** Keeps the offset within the range of the database. */
const page = pageQuery.shape.page.pipe(z.number().max(1_000_000));

export function newsRoutes(db: Db) {
  return new Hono()
    .get('/news-events', async (c) => {
      const requested = page.safeParse(c.req.query('page') || undefined);
      // A page beyond the last one is empty, not an error.
      const results = requested.success ? await listNews(db, requested.data) : [];
      return c.json({ results, count: await countNews(db) });
    })
    .get('/news-events/:slug', async (c) => {
      const item = await findNews(db, c.req.param('slug'));
      if (item === undefined)
        throw new ApiError('not_found', 'There is no news item of this name.');
      return c.json(item);
    });
}
