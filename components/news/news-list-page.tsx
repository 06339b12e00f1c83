import type { NewsPage } from '@/lib/school-api/news';
import type { Result } from '@/lib/school-api/result';
import { NewsBanner } from './news-banner';
import { NewsList } from './news-list';

export function NewsListPage({ news }: { news: Result<NewsPage> }) {
  return (
    <>
      <NewsBanner />
      <NewsList news={news} />
    </>
  );
}
