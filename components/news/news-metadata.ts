import type { Metadata } from 'next';
import { news } from '@/content/news';
import { school } from '@/content/school';
import type { NewsDetail } from '@/lib/school-api/news';
import { messengerPicture } from '../seo/messenger-picture';
import { feedLink, pageHead, shared } from '../seo/page-head';
import { NEWS_PATH, newsPagePath, newsPath } from './news-path';

const { title: ROOM, scene } = news;

export function newsListMetadata(page: number): Metadata {
  const [title, about] =
    page > 1
      ? [`${ROOM}, page ${page}`, `Page ${page} of the older news. ${news.description}`]
      : [ROOM, news.description];
  return pageHead({ title, description: about, scene }, newsPagePath(page), {
    pictureOf: NEWS_PATH,
    feed: true,
  });
}

/** An item without a picture uses the section's. */
export function newsDetailMetadata(item: NewsDetail): Metadata {
  const { title, picture, publishedAt } = item;
  const description = item.metaDescription || `${title}: news from ${school.name}.`;
  const url = newsPath(item.slug);
  const room = pageHead({ title, description, scene }, NEWS_PATH);
  return {
    title: { absolute: `${title} | ${school.name} | ${ROOM}` },
    description,
    alternates: { canonical: url, types: feedLink },
    openGraph: {
      ...shared,
      type: 'article',
      title,
      description,
      url,
      images: picture ? [{ url: messengerPicture(picture), alt: title }] : room.openGraph?.images,
      ...(publishedAt ? { publishedTime: publishedAt } : {}),
    },
  };
}
