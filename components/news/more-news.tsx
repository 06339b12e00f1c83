import { news as copy } from '@/content/news';
import type { NewsPage } from '@/lib/school-api/news';
import type { Result } from '@/lib/school-api/result';
import { Section } from '../ui/section';
import { Unavailable } from '../ui/unavailable';
import { NewsGrid } from './news-grid';

const SHOWN = 4;

/** Other items below an article; renders nothing if there are none. */
export function MoreNews({ news, except }: { news: Result<NewsPage>; except: string }) {
  if (!news.ok) return <Unavailable />;
  const items = news.data.cards.filter((card) => card.slug !== except).slice(0, SHOWN);
  if (items.length === 0) return null;
  return (
    <div data-print="none">
      <Section title={copy.recent} ground="deep">
        <NewsGrid items={items} />
      </Section>
    </div>
  );
}
