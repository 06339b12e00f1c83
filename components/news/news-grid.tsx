import type { NewsCard } from '@/lib/school-api/news';
import { NewsTile } from './news-tile';

export function NewsGrid({ items }: { items: readonly NewsCard[] }) {
  return (
    <div className="news-grid">
      {items.map((item) => (
        <NewsTile key={item.slug} item={item} />
      ))}
    </div>
  );
}
