import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GET } from '@/app/feed.xml/route';
import { readNewsPage } from '@/lib/school-api/news';
import { failure } from '@/lib/school-api/result';
import { card, good, page } from './samples';

vi.mock('@/lib/school-api/news', () => ({ readNewsPage: vi.fn() }));
const read = vi.mocked(readNewsPage);
beforeEach(() => void read.mockReset());

async function feed(): Promise<Document> {
  const xml = await (await GET()).text();
  return new JSDOM(xml, { contentType: 'text/xml' }).window.document;
}

describe('the feed', () => {
  test('lists the latest news with absolute addresses and dates', async () => {
    read.mockResolvedValue(good(page([card(1), card(2)])));
    const items = [...(await feed()).querySelectorAll('item')];
    expect(items.map((item) => item.querySelector('title')?.textContent)).toEqual([
      'Item 1',
      'Item 2',
    ]);
    expect(items[0]?.querySelector('link')?.textContent).toBe(
      'http://localhost:3000/news-event/detail/item-1',
    );
    expect(items[0]?.querySelector('pubDate')?.textContent).toBe('Mon, 05 Jan 2026 04:30:00 GMT');
  });

  test('stays well-formed whatever the records contain', async () => {
    const title = 'Tea & <b>cake</b> ]]> \u0007 "now" \ud800';
    read.mockResolvedValue(good(page([{ ...card(1), title, publishedAt: null }])));
    expect((await feed()).querySelector('item title')?.textContent).toBe(
      'Tea & <b>cake</b> ]]>  "now" ',
    );
  });

  test('says that it cannot answer, instead of being empty, while the school API is down', async () => {
    read.mockResolvedValue(failure('network', 'down'));
    const response = await GET();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
  });
});
