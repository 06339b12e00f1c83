import type { NewsPage } from '@/lib/school-api/news';
import type { Result } from '@/lib/school-api/result';
import { NewsBanner } from './news-banner';
import { NewsList } from './news-list';

interface Props {
  /** As it was asked for; the news themselves may be of another page. */
  page: number;
  news: Result<NewsPage>;
}

export function NewsListPage({ page, news }: Props) {
  return (
    <>
      <NewsBanner />
      <NewsList page={page} news={news} />
    </>
  );
}
