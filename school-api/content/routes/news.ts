import { Hono } from 'hono';
import { z } from 'zod';
import { calls } from '@/contract';
import type { Db } from '../../db';
import { ApiError } from '../../platform';
import { currentSlug } from '../editing/current-slug';
import { countNews, findNews, listNews } from '../reads/news';

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
      const slug = c.req.param('slug');
      const item = (await findNews(db, slug)) ?? (await findMoved(db, slug));
      if (item === undefined)
        throw new ApiError('not_found', 'There is no news item of this name.');
      return c.json(item);
    });
}

/** An item by an address that it had before. */
async function findMoved(db: Db, old: string) {
  if (old.includes('\0')) return undefined;
  const slug = await currentSlug(db, old);
  const item = slug === undefined ? undefined : await findNews(db, slug);
  return item && { ...item, slug: old, moved_to: item.slug };
}
