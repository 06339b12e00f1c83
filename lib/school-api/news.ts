import { cache } from 'react';
import { NEWS_PAGE_SIZE, type NewsItem } from '@/contract';
import { toIso } from '@/lib/format/dates';
import type { SafeHtml } from '@/lib/html/safe-html';
import { CARD_LENGTH, cut, META_LENGTH } from '@/lib/html/truncate';
import { readCall } from './client';
import { pictureUrl } from './media';
import { mapResult, orElse, type Result } from './result';
import { richText } from './rich-text';

export type NewsCard = {
  slug: string;
  title: string;
  /** At most 300 characters and '...'. */
  summary: string;
  /** Null if the default picture is shown. */
  picture: string | null;
  publishedAt: string | null;
};

export type NewsPage = { cards: NewsCard[]; count: number; page: number; pageCount: number };

export type NewsDetail = Omit<NewsCard, 'summary'> & {
  metaDescription: string;
  /** What the picture shows, for blind readers. */
  pictureAlt?: string;
  paragraphs: string[];
  content: SafeHtml;
  /** The item's new address. */
  movedTo?: string;
};

function basics(item: NewsItem) {
  return {
    slug: item.slug,
    title: item.title,
    picture: pictureUrl(item.picture),
    publishedAt: toIso(item.created_at),
  };
}

function toCard(item: NewsItem): NewsCard {
  return { ...basics(item), summary: cut(item.description, CARD_LENGTH) };
}

function toDetail(item: NewsItem & { moved_to: string; picture_alt: string }): NewsDetail {
  const lines = item.description.split(/\r\n|\r|\n/).map((line) => line.trim());
  return {
    ...basics(item),
    metaDescription: cut(item.description, META_LENGTH),
    ...(item.picture_alt && { pictureAlt: item.picture_alt }),
    paragraphs: lines.filter((line) => line !== ''),
    content: richText(item.content, 2),
    ...(item.moved_to && { movedTo: item.moved_to }),
  };
}

/** Servers may return a slug in another case, or none. */
function isSameSlug(answered: string, asked: string): boolean {
  const plain = (slug: string) => slug.normalize('NFC').toLowerCase();
  return answered === '' || plain(answered) === plain(asked);
}

export const readNewsPage = cache(async (page: number): Promise<Result<NewsPage>> => {
  const result = await readCall('news-events', { query: { page } });
  return mapResult(result, ({ results, count }) => ({
    cards: results.map(toCard),
    count,
    page,
    pageCount: Math.max(1, Math.ceil(count / NEWS_PAGE_SIZE)),
  }));
});

/** `data: null` means that there is no such item. */
export const readNews = cache(async (slug: string): Promise<Result<NewsDetail | null>> => {
  // Dot segments would leave the news path.
  if (/^\.{0,2}$/.test(slug)) return { ok: true, data: null, stale: false };
  const result = await readCall('news-event', {
    params: { slug },
    fits: (item) => isSameSlug(item.slug, slug),
  });
  if (result.ok) return mapResult(result, (item) => toDetail({ ...item, slug }));
  return orElse(result, null);
});
