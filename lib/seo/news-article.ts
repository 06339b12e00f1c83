import type { NewsDetail } from '@/lib/school-api/news';
import { schoolRef } from './school';

export function newsArticle(item: NewsDetail, siteUrl: string, name: string) {
  const url = new URL(`/news-event/detail/${encodeURIComponent(item.slug)}`, siteUrl).href;
  const school = schoolRef({ name }, siteUrl);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: item.title,
    ...(item.metaDescription ? { description: item.metaDescription } : {}),
    ...(item.publishedAt ? { datePublished: item.publishedAt } : {}),
    image: [new URL(item.picture ?? '/og/news-event.jpg', siteUrl).href],
    mainEntityOfPage: url,
    url,
    author: school,
    publisher: { ...school, logo: new URL('/icons/icon-512.png', siteUrl).href },
  };
}
