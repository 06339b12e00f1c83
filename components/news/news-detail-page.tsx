import type { ReactNode } from 'react';
import type { NewsDetail, NewsPage } from '@/lib/school-api/news';
import type { Result } from '@/lib/school-api/result';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { PageStatus } from '../ui/page-status';
import { Unavailable } from '../ui/unavailable';
import { BackToNews } from './back-to-news';
import { MoreNews } from './more-news';
import { NewsArticle } from './news-article';
import { NewsBanner } from './news-banner';

interface Props {
  item: NewsDetail;
  others: Result<NewsPage>;
  siteUrl: string;
}

export function NewsDetailPage({ item, others, siteUrl }: Props) {
  return (
    <>
      <NewsBanner item />
      <NewsArticle item={item} siteUrl={siteUrl} />
      <MoreNews news={others} except={item.slug} />
    </>
  );
}

export function NewsMissingPage() {
  return (
    <NewsMessage>
      <PageStatus code={404} />
      <EmptyState text="No news item found." />
    </NewsMessage>
  );
}

/** After a failed read it is unknown whether the item exists; never cached. */
export function NewsFailedPage() {
  return (
    <NewsMessage>
      <Unavailable status={503}>
        <ErrorState text="Failed to load news item." />
      </Unavailable>
    </NewsMessage>
  );
}

function NewsMessage({ children }: { children: ReactNode }) {
  return (
    <>
      <NewsBanner item heading />
      <div className="news-article page-width">
        <BackToNews />
        {children}
      </div>
    </>
  );
}
