import { count, desc, eq } from 'drizzle-orm';
import { NEWS_PAGE_SIZE } from '@/contract';
import { type Db, news, pictures } from '../../db';
import { isPictureAt } from '../pictures/rows';

const columns = {
  slug: news.slug,
  title: news.title,
  description: news.description,
  content: news.content,
  picture: news.picture,
  created_at: news.createdAt,
};

/** Newest first; the first page is 1. */
export function listNews(db: Db, page: number) {
  return db
    .select(columns)
    .from(news)
    .orderBy(desc(news.createdAt), desc(news.id))
    .limit(NEWS_PAGE_SIZE)
    .offset((page - 1) * NEWS_PAGE_SIZE);
}

export async function countNews(db: Db): Promise<number> {
  const [row] = await db.select({ count: count() }).from(news);
  return row?.count ?? 0;
}

export async function findNews(db: Db, slug: string) {
  // PostgreSQL rejects queries with a null character.
  if (slug.includes('\0')) return undefined;
  const [item] = await db
    .select({ ...columns, picture_alt: pictures.alt })
    .from(news)
    .leftJoin(pictures, isPictureAt(news.picture))
    .where(eq(news.slug, slug));
  return item;
}
