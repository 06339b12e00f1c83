import type { NewsCard } from '@/lib/school-api/news';
import { ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import { NewsDate } from './news-date';
import { DEFAULT_NEWS_PICTURE, newsPath } from './news-path';

export function FeaturedNews({ item }: { item: NewsCard }) {
  const href = newsPath(item.slug);
  return (
    <article className="news-featured">
      <Picture
        className="lg:aspect-auto lg:h-full lg:min-h-104"
        src={item.picture ?? DEFAULT_NEWS_PICTURE}
        alt=""
        ratio="3/2"
        sizes="(width >= 64rem) 40rem, 100vw"
        priority
      />
      <div className="news-featured-copy">
        <h3 className="text-h2">
          <a className="link-cover" href={href}>
            {item.title}
          </a>
        </h3>
        <NewsDate at={item.publishedAt} label="Published on:" />
        <p>{item.summary}</p>
        <div>
          <ButtonLink href={href} tone="secondary">
            <span>
              Read more<span className="sr-only">: {item.title}</span>
            </span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
