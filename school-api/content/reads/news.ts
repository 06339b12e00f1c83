import { and, desc, eq, ne } from 'drizzle-orm';
import { NEWS_PAGE_SIZE } from '@/contract';
import { newsOldSlugs, publishedRecords } from '../../db';
import { newsList } from '../lists/collections/news';
import { altsOf } from '../pictures/rows';
import { published, type Reads } from './read-list';

const { id, recordId, list, slug, datedAt, values } = publishedRecords;
const columns = { id, slug, datedAt, values };
type Row = {
  id: number;
  slug: string | null;
  datedAt: Date | null;
  values: Record<string, unknown>;
};

/** Newest first; the first page is 1. */
export async function listNews(reads: Reads, page: number) {
  const rows = await reads.db
    .select(columns)
    .from(publishedRecords)
    .where(eq(list, 'news'))
    .orderBy(desc(datedAt), desc(id))
    .limit(NEWS_PAGE_SIZE)
    .offset((page - 1) * NEWS_PAGE_SIZE);
  return rows.flatMap((row) => item(reads, row));
}

export function countNews({ db }: Reads): Promise<number> {
  return db.$count(publishedRecords, eq(list, 'news'));
}

export async function findNews(reads: Reads, address: string) {
  // PostgreSQL rejects queries with a null character.
  if (address.includes('\0')) return undefined;
  const rows = await reads.db
    .select(columns)
    .from(publishedRecords)
    .where(and(eq(list, 'news'), eq(slug, address)));
  const [found] = rows.flatMap((row) => item(reads, row));
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

function item(reads: Reads, row: Row) {
  return published(reads, newsList, row).map((one) => {
    const { title, description, text: content, picture } = one.values;
    return { slug: one.slug, title, description, content, picture, created_at: one.datedAt };
  });
}
