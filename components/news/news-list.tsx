import { school } from '@/content/school';
import type { NewsPage } from '@/lib/school-api/news';
import type { Result } from '@/lib/school-api/result';
import { EmptyState } from '../ui/empty-state';
import { Loading } from '../ui/loading';
import { Pagination } from '../ui/pagination';
import { Section } from '../ui/section';
import { Swap } from '../ui/swap';
import { Unavailable } from '../ui/unavailable';
import { FeaturedNews } from './featured-news';
import { NewsGrid } from './news-grid';
import { newsPagePath } from './news-path';

/** One page of news: the first item large, the others below, then the way to older pages. */
export function NewsList({ news }: { news: Result<NewsPage> }) {
  return (
    <Swap id="news" scrollToTop focus="heading">
      <Section title={`${school.shortName} News`} className="pb-0">
        <Featured news={news} />
      </Section>
      {news.ok ? (
        <Section title="Recent News">
          <Recent page={news.data} />
        </Section>
      ) : null}
    </Swap>
  );
}

function Featured({ news }: { news: Result<NewsPage> }) {
  if (!news.ok) {
    return (
      <Unavailable>
        <Loading text="Loading main news..." />
      </Unavailable>
    );
  }
  const [first] = news.data.cards;
  return first ? <FeaturedNews item={first} /> : null;
}

function Recent({ page }: { page: NewsPage }) {
  const others = page.cards.slice(1);
  return (
    <>
      {others.length > 0 ? (
        <NewsGrid items={others} />
      ) : (
        <EmptyState text="No recent news available." />
      )}
      <Pagination
        page={page.page}
        pages={page.pageCount}
        href={newsPagePath}
        label="Pages of news"
      />
    </>
  );
}
