import type { NewsPage } from '@/lib/school-api/news';
import type { Result } from '@/lib/school-api/result';
import { UnlistedPage } from '../ui/page-status';
import { NewsBanner } from './news-banner';
import { NewsList } from './news-list';

interface Props {
  /** The requested page; the news may be from another one. */
  page: number;
  news: Result<NewsPage>;
}

export function NewsListPage({ page, news }: Props) {
  return (
    <>
      {news.ok && news.data.page !== page ? <UnlistedPage /> : null}
      <NewsBanner />
      <NewsList page={page} news={news} />
    </>
  );
}
