import type { NewsCard } from '@/lib/school-api/news';

interface Channel {
  title: string;
  description: string;
  siteUrl: string;
  itemPath: (slug: string) => string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Also drops control characters that XML 1.0 does not allow. */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
}

export function newsFeed(cards: readonly NewsCard[], channel: Channel): string {
  const url = (path: string) => xmlText(new URL(path, channel.siteUrl).href);
  const items = cards.map((card) => {
    const link = url(channel.itemPath(card.slug));
    const date = card.publishedAt
      ? `<pubDate>${new Date(card.publishedAt).toUTCString()}</pubDate>`
      : '';
    return `<item><title>${xmlText(card.title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><description>${xmlText(card.summary)}</description>${date}</item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xmlText(channel.title)}</title><link>${url('/news-event')}</link>`,
    `<description>${xmlText(channel.description)}</description><language>en-in</language>`,
    `<atom:link href="${url('/feed.xml')}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
}
