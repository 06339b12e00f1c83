import { news as copy } from '@/content/news';
import type { NewsPage } from '@/lib/school-api/news';
import type { Result } from '@/lib/school-api/result';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { FailedList } from '../ui/failed-list';
import { Pagination } from '../ui/pagination';
import { Section } from '../ui/section';
import { Swap, SwapFailed } from '../ui/swap';
import { FeaturedNews } from './featured-news';
import { NewsGrid } from './news-grid';
import { NEWS_PATH, newsPagePath } from './news-path';

interface Props {
  page: number;
  news: Result<NewsPage>;
}

/** One page of news: the first item large, the others below, then the pagination. */
export function NewsList({ page, news }: Props) {
  const first = news.ok ? news.data.cards[0] : undefined;
  return (
    <Swap id="news" scrollToTop focus="heading" loading={first ? undefined : copy.loading}>
      <Section title={copy.heading} className={news.ok ? 'pb-0' : ''}>
        {news.ok ? null : <Failed page={page} />}
        {first ? <FeaturedNews item={first} /> : null}
      </Section>
      {news.ok ? (
        <Section title={copy.recent}>
          <Recent page={news.data} />
        </Section>
      ) : null}
    </Swap>
  );
}

/** This page of news was never read: a message, with links to continue. */
function Failed({ page }: { page: number }) {
  const [label, href] = page > 1 ? [copy.firstPage, NEWS_PATH] : [copy.home, '/'];
  return (
    <FailedList empty={copy.none} again={newsPagePath(page)}>
      <ButtonLink href={href} tone="quiet">
        {label}
      </ButtonLink>
    </FailedList>
  );
}

function Recent({ page }: { page: NewsPage }) {
  const others = page.cards.slice(1);
  return (
    <>
      {others.length > 0 ? <NewsGrid items={others} /> : <EmptyState text={copy.none} />}
      <Pagination
        page={page.page}
        pages={page.pageCount}
        href={newsPagePath}
        label="Pages of news"
      />
      <SwapFailed text={copy.kept} href={newsPagePath(page.page)} />
    </>
  );
}
