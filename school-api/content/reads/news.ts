import { and, desc, eq, ne } from 'drizzle-orm';
import { NEWS_PAGE_SIZE } from '@/contract';
import { newsOldSlugs, publishedRecords } from '../../db';
import { newsList } from '../lists/collections/news';
import { altsOf } from '../pictures/rows';
import { type Reads, readList, type Which } from './read-list';

const { id, recordId, list, slug, datedAt } = publishedRecords;

/** Newest first; the first page is 1. */
export function listNews(reads: Reads, page: number) {
  return readNews(reads, {
    orderBy: [desc(datedAt), desc(id)],
    limit: NEWS_PAGE_SIZE,
    offset: (page - 1) * NEWS_PAGE_SIZE,
  });
}

export function countNews({ db }: Reads): Promise<number> {
  return db.$count(publishedRecords, eq(list, 'news'));
}

export async function findNews(reads: Reads, address: string) {
  // PostgreSQL rejects queries with a null character.
  if (address.includes('\0')) return undefined;
  const [found] = await readNews(reads, { where: eq(slug, address) });
  if (found === undefined) return undefined;
  const alts = await altsOf(reads.db, [found.picture]);
  return { ...found, picture_alt: alts(found.picture) };
}

/** An item by an address that it had before. */
export async function findMovedNews(reads: Reads, old: string) {
  if (old.includes('\0')) return undefined;
  const [row] = await reads.db
    .select({ slug })
    .from(newsOldSlugs)
    .innerJoin(publishedRecords, eq(recordId, newsOldSlugs.recordId))
    .where(and(eq(newsOldSlugs.slug, old), ne(slug, old)));
  const found = row?.slug == null ? undefined : await findNews(reads, row.slug);
  return found && { ...found, slug: old, moved_to: found.slug };
}

async function readNews(reads: Reads, which: Which) {
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
