import { sanitise } from '@/lib/html/sanitise';
import type { NewsCard, NewsDetail, NewsPage } from '@/lib/school-api/news';
import type { Result } from '@/lib/school-api/result';

export const good = <T>(data: T): Result<T> => ({ ok: true, data, stale: false });

export const card = (number: number): NewsCard => ({
  slug: `item-${number}`,
  title: `Item ${number}`,
  summary: `Summary ${number}`,
  picture: `/media/news/${number}.webp`,
  publishedAt: '2026-01-05T04:30:00.000Z',
});

export const page = (cards: NewsCard[], count = cards.length, number = 1): NewsPage => ({
  cards,
  count,
  page: number,
  pageCount: Math.max(1, Math.ceil(count / 10)),
});

export const cards = (count: number) => Array.from({ length: count }, (_, at) => card(at + 1));

export const detail: NewsDetail = {
  slug: 'item-1',
  title: 'Two hundred cubic metres a day',
  picture: '/media/news/1.webp',
  publishedAt: '2026-01-05T04:30:00.000Z',
  metaDescription: 'The eco club has measured for a year...',
  paragraphs: ['The eco club has measured for a year.', 'It was worth it.', 'It was worth it.'],
  content: sanitise('<h3>How</h3><p>With a <strong>meter</strong>.</p>'),
};
