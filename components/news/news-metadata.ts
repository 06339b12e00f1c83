import type { Metadata } from 'next';
import { school } from '@/content/school';
import type { NewsDetail } from '@/lib/school-api/news';
import { newsPagePath, newsPath } from './news-path';

const ROOM = 'News & Events';
const FALLBACK_IMAGE = '/icons/icon-512.png';

export function newsListMetadata(page: number): Metadata {
  const title = page > 1 ? `${ROOM}, page ${page}` : ROOM;
  const description = `What happens at ${school.name}: festivals, prizes, camps and visits, as they come.`;
  const url = newsPagePath(page);
  return {
    title,
    description,
    alternates: { canonical: url, types: { 'application/rss+xml': '/feed.xml' } },
    openGraph: {
      type: 'website',
      siteName: school.name,
      title: `${title} | ${school.name}`,
      description,
      url,
      images: [FALLBACK_IMAGE],
    },
  };
}

export function newsDetailMetadata(item: NewsDetail): Metadata {
  const title = `${item.title} | ${school.name} | ${ROOM}`;
  const url = newsPath(item.slug);
  const description = item.metaDescription;
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: url, types: { 'application/rss+xml': '/feed.xml' } },
    openGraph: {
      type: 'article',
      siteName: school.name,
      title: item.title,
      description,
      url,
      images: [item.picture ?? FALLBACK_IMAGE],
      ...(item.publishedAt ? { publishedTime: item.publishedAt } : {}),
    },
  };
}
