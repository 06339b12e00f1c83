import { Hono } from 'hono';
import { z } from 'zod';
import { calls } from '@/contract';
import { ApiError } from '../../platform';
import { countNews, findMovedNews, findNews, listNews } from '../reads/news';
import type { Reads } from '../reads/read-list';

const { query: pageQuery } = calls['news-events'];
/** Keeps the offset within the range of the database. */
const page = pageQuery.shape.page.pipe(z.number().max(1_000_000));

export function newsRoutes(reads: Reads) {
  return new Hono()
    .get('/news-events', async (c) => {
      const requested = page.safeParse(c.req.query('page') || undefined);
      // A page beyond the last one is empty, not an error.
      const results = requested.success ? await listNews(reads, requested.data) : [];
      return c.json({ results, count: await countNews(reads) });
    })
    .get('/news-events/:slug', async (c) => {
      const slug = c.req.param('slug');
      const item = (await findNews(reads, slug)) ?? (await findMovedNews(reads, slug));
      if (item === undefined)
        throw new ApiError('not_found', 'There is no news item of this name.');
      return c.json(item);
    });
}
