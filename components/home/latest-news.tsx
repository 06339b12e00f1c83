import type { ReactNode } from 'react';
import { home } from '@/content/home';
import type { NewsCard } from '@/lib/school-api/news';
import { NewsDate } from '../news/news-date';
import { DEFAULT_NEWS_PICTURE, newsPath } from '../news/news-path';
import { ButtonLink } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';

const { heading, viewAll } = home.news;

type Props = { cards: readonly NewsCard[]; coming: ReactNode };

export function LatestNews({ cards, coming }: Props) {
  return (
    <Section
      title={heading}
      ground="card"
      className="latest-news"
      far
      action={
        <ButtonLink href={viewAll.href} tone="secondary">
          {viewAll.label}
        </ButtonLink>
      }
    >
      {coming}
      <Carousel label={heading} layout="quarters">
        {cards.map((item) => (
          <LatestItem key={item.slug} item={item} />
        ))}
      </Carousel>
    </Section>
  );
}

function LatestItem({ item }: { item: NewsCard }) {
  return (
    <article className="latest-item">
      <Picture
        src={item.picture ?? DEFAULT_NEWS_PICTURE}
        alt=""
        ratio="4/3"
        sizes="(width >= 64rem) 18rem, 90vw"
      />
      <NewsDate at={item.publishedAt} />
      <h3>
        <a className="link-cover" href={newsPath(item.slug)}>
          {item.title}
        </a>
      </h3>
      <p className="latest-item-summary">{item.summary}</p>
    </article>
  );
}
