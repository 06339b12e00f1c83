import type { NewsDetail } from '@/lib/school-api/news';

/** schema.org's words for a news item. Addresses are absolute, as its readers expect. */
export function newsArticle(item: NewsDetail, siteUrl: string, publisher: string) {
  const url = new URL(`/news-event/detail/${encodeURIComponent(item.slug)}`, siteUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: item.title,
    ...(item.metaDescription ? { description: item.metaDescription } : {}),
    ...(item.publishedAt ? { datePublished: item.publishedAt } : {}),
    ...(item.picture ? { image: [new URL(item.picture, siteUrl).href] } : {}),
    mainEntityOfPage: url,
    url,
    publisher: {
      '@type': 'EducationalOrganization',
      name: publisher,
      url: siteUrl,
      logo: new URL('/icons/icon-512.png', siteUrl).href,
    },
  };
}
