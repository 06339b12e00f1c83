import { type NewsPage, readNewsPage } from '@/lib/school-api/news';
import type { Result } from '@/lib/school-api/result';

/** A page beyond the last shows the first; some APIs respond with 404, some with no items. */
export async function readNewsPageOrFirst(page: number): Promise<Result<NewsPage>> {
  const news = await readNewsPage(page);
  const beyond = news.ok ? news.data.cards.length === 0 : news.error.status === 404;
  return beyond ? readNewsPage(1) : news;
}
