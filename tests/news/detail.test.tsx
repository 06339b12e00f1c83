import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import NewsItemPage, { generateMetadata } from '@/app/news-event/detail/[slug]/page';
import { school } from '@/content/school';
import { readNews, readNewsPage } from '@/lib/school-api/news';
import { failure } from '@/lib/school-api/result';
import { parse } from '../ui/parse';
import { cards, detail, good, page } from './samples';

vi.mock('@/lib/school-api/news', () => ({ readNews: vi.fn(), readNewsPage: vi.fn() }));
const read = vi.mocked(readNews);
const readPage = vi.mocked(readNewsPage);

const props = (slug = 'item-1') => ({ params: Promise.resolve({ slug }) });
const show = async () => parse(renderToStaticMarkup(await NewsItemPage(props())));

beforeEach(() => {
  read.mockReset().mockResolvedValue(good(detail));
  readPage.mockReset().mockResolvedValue(good(page(cards(10), 27)));
});

describe('a news item', () => {
  test('shows the way back, picture, title, date, paragraphs and rich text', async () => {
    const item = await show();
    const back = item.querySelector('.back-link');
    expect([back?.textContent, back?.getAttribute('href')]).toEqual(['Back', '/news-event']);
    expect(item.querySelectorAll('h1')).toHaveLength(1);
    expect(item.querySelector('h1')?.textContent).toBe(detail.title);
    expect(item.querySelector('.news-article')?.textContent).toContain(
      'Published on: January 5, 2026',
    );
    expect(item.querySelector('.news-article img')?.getAttribute('src')).toContain('news%2F1.webp');
    const paragraphs = [...item.querySelectorAll('.news-article-text > p')];
    expect(paragraphs.map((line) => line.textContent)).toEqual(detail.paragraphs);
    expect(item.querySelector('.rich-text strong')?.textContent).toBe('meter');
  });

  test('says what its picture shows, but not of the one that stands in for it', async () => {
    const pictureAlt = 'The eco club at its meter';
    for (const [item, alt] of [
      [detail, ''],
      [{ ...detail, pictureAlt }, pictureAlt],
      [{ ...detail, pictureAlt, picture: null }, ''],
    ] as const) {
      read.mockResolvedValue(good(item));
      expect((await show()).querySelector('.news-article img')?.getAttribute('alt')).toBe(alt);
    }
  });

  test('tells search engines what it is, and no text of it can end the block', async () => {
    read.mockResolvedValue(good({ ...detail, title: '</script><script>alert(1)</script>' }));
    const item = await show();
    const blocks = [...item.querySelectorAll('.news-article script')];
    expect(blocks.map((block) => block.getAttribute('type'))).toEqual(['application/ld+json']);
    const data: unknown = JSON.parse(blocks[0]?.textContent ?? '');
    expect(data).toMatchObject({
      '@type': 'NewsArticle',
      headline: '</script><script>alert(1)</script>',
      datePublished: detail.publishedAt,
      image: ['http://localhost:3000/media/news/1.webp'],
    });
  });

  test('names itself in its title, and describes itself', async () => {
    const metadata = await generateMetadata(props());
    expect(metadata.title).toEqual({
      absolute: `${detail.title} | ${school.name} | News & Events`,
    });
    expect(metadata.description).toBe(detail.metaDescription);
    expect(metadata.alternates?.canonical).toBe('/news-event/detail/item-1');
    expect(metadata.openGraph).toMatchObject({
      type: 'article',
      images: [{ url: detail.picture, alt: detail.title }],
    });
  });

  test('shows other news below, never itself', async () => {
    const titles = [...(await show()).querySelectorAll('.news-tile h3')].map((t) => t.textContent);
    expect(titles).toEqual(['Item 2', 'Item 3', 'Item 4', 'Item 5']);
  });

  test('is shown without the other news when they fail, and is marked as degraded', async () => {
    readPage.mockResolvedValue(failure('network', 'down'));
    const item = await show();
    expect(item.querySelector('h1')?.textContent).toBe(detail.title);
    expect(item.querySelector('[data-degraded]')?.hasAttribute('data-status')).toBe(false);
  });

  test('reads the slug as it was written', async () => {
    await NewsItemPage(props('h%C3%B4li'));
    expect(read).toHaveBeenCalledWith('hôli');
    await NewsItemPage(props('100%'));
    expect(read).toHaveBeenCalledWith('100%');
  });
});

describe('a news item that is not there', () => {
  test('says so with the way back, as a page that is not found', async () => {
    read.mockResolvedValue(good(null));
    const page = await show();
    expect(page.body.textContent).toContain('No news item found.');
    expect(page.querySelector('.back-link')?.getAttribute('href')).toBe('/news-event');
    const mark = page.querySelector('[data-status]');
    expect(mark?.getAttribute('data-status')).toBe('404');
    expect(mark?.hasAttribute('data-degraded')).toBe(false);
    expect((await generateMetadata(props())).robots).toEqual({ index: false });
  });

  test('is not called missing while the school API does not answer', async () => {
    read.mockResolvedValue(failure('network', 'down'));
    const page = await show();
    expect(page.body.textContent).toContain('Failed to load news item.');
    expect(page.querySelector('[data-degraded]')?.getAttribute('data-status')).toBe('503');
    expect((await generateMetadata(props())).title).toEqual({
      absolute: `${school.name} | News & Events`,
    });
  });
});
