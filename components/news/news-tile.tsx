import type { NewsCard } from '@/lib/school-api/news';
import { Card } from '../ui/card';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { NewsDate } from './news-date';
import { DEFAULT_NEWS_PICTURE, newsPath } from './news-path';

export function NewsTile({ item }: { item: NewsCard }) {
  return (
    <Card as="article" link padded={false} className="news-tile far">
      <Picture
        src={item.picture ?? DEFAULT_NEWS_PICTURE}
        alt=""
        ratio="3/2"
        widest={828}
        sizes="(width >= 80rem) 18rem, (width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
      />
      <div className="news-tile-copy">
        <NewsDate at={item.publishedAt} />
        <h3>{item.title}</h3>
        <p className="news-tile-summary">{item.summary}</p>
        <a
          className="news-tile-view link-cover"
          href={newsPath(item.slug)}
          aria-label={`View: ${item.title}`}
        >
          View
          <Icon name="arrow-right" />
        </a>
      </div>
    </Card>
  );
}
