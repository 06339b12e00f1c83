import { and, desc, eq, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { calls, NEWS_PAGE_SIZE } from '@/contract';
import { newsOldSlugs, publishedRecords } from '../../db';
import { ApiError } from '../../platform';
import { newsList } from '../lists/collections/news';
import { altsOf } from '../pictures/rows';
import { type Query, type Reads, readList } from '../reads/read-list';

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
        throw new ApiError('not_found', 'There is no news item with this name.');
      return c.json(item);
    });
}

const { id, recordId, list, slug, datedAt } = publishedRecords;

/** Newest first; the first page is 1. */
function listNews(reads: Reads, page: number) {
  return readNews(reads, {
    orderBy: [desc(datedAt), desc(id)],
    limit: NEWS_PAGE_SIZE,
    offset: (page - 1) * NEWS_PAGE_SIZE,
  });
}

function countNews({ db }: Reads): Promise<number> {
  return db.$count(publishedRecords, eq(list, 'news'));
}

export async function findNews(reads: Reads, address: string) {
  // PostgreSQL rejects NUL.
  if (address.includes('\0')) return undefined;
  const [found] = await readNews(reads, { where: eq(slug, address) });
  if (found === undefined) return undefined;
  const alts = await altsOf(reads.db, [found.picture]);
  return { ...found, picture_alt: alts(found.picture) };
}

/** An item by a former address. */
export async function findMovedNews(reads: Reads, old: string) {
  if (old.includes('\0')) return undefined;
  const [row] = await reads.db
    .select({ slug })
    .from(newsOldSlugs)
    .innerJoin(publishedRecords, eq(recordId, newsOldSlugs.recordId))
    .where(and(eq(newsOldSlugs.slug, old), ne(slug, old)));
  const current = row?.slug == null ? undefined : await findNews(reads, row.slug);
  return current && { ...current, slug: old, moved_to: current.slug };
}

async function readNews(reads: Reads, which: Query) {
  const records = await readList(reads, newsList, which);
  return records.map(({ slug, datedAt, values: { title, description, text, picture } }) => ({
    slug,
    title,
    description,
    content: text,
    picture,
    created_at: datedAt,
  }));
}
