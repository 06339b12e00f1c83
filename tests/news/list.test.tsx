import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import NewsEventPage from '@/app/news-event/page';
import NumberedPage, { generateMetadata } from '@/app/news-event/page/[number]/page';
import { school } from '@/content/school';
import { readNewsPage } from '@/lib/school-api/news';
import { failure } from '@/lib/school-api/result';
import { parse } from '../ui/parse';
import { card, cards, good, page } from './samples';

vi.mock('@/lib/school-api/news', () => ({ readNewsPage: vi.fn() }));
const read = vi.mocked(readNewsPage);

const listing = async () => parse(renderToStaticMarkup(await NewsEventPage()));
const numbered = (number: string) => ({ params: Promise.resolve({ number }) });

const waysOf = (document: Document) =>
  [...document.querySelectorAll('.state a')].map((a) => [a.textContent, a.getAttribute('href')]);

beforeEach(() => void read.mockReset());

describe('the news page', () => {
  test('shows the first item large and the others in the grid', async () => {
    read.mockResolvedValue(good(page(cards(10), 27)));
    const news = await listing();
    expect(news.querySelector('h1')?.textContent).toBe('News & Events');
    expect(news.querySelector('h2')?.textContent).toBe(`${school.shortName} News`);
    const featured = news.querySelector('.news-featured');
    expect(featured?.querySelector('h3')?.textContent).toBe('Item 1');
    expect(featured?.textContent).toContain('Published on: January 5, 2026');
    expect(featured?.textContent).toContain('Summary 1');
    const readMore = [...(featured?.querySelectorAll('a') ?? [])].at(-1);
    expect(readMore?.textContent).toBe('Read more: Item 1');
    expect(readMore?.getAttribute('href')).toBe('/news-event/detail/item-1');
    expect(news.body.textContent).toContain('Recent News');
    const tiles = [...news.querySelectorAll('.news-tile')];
    expect(tiles).toHaveLength(9);
    expect(tiles[0]?.textContent).toContain('January 5, 2026');
    expect(tiles[0]?.textContent).toContain('View');
    expect(news.querySelector('[data-degraded]')).toBeNull();
  });

  test('leads to the other pages by links', async () => {
    read.mockResolvedValue(good(page(cards(10), 27)));
    const links = [...(await listing()).querySelectorAll('.pagination ol a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/news-event',
      '/news-event?page=2',
      '/news-event?page=3',
    ]);
  });

  test('changes pages inside the list, and then scrolls to the top', async () => {
    read.mockResolvedValue(good(page(cards(10), 27)));
    const region = (await listing()).querySelector('ui-swap');
    expect(region?.getAttribute('data-scroll')).toBe('top');
    expect(region?.querySelector('.pagination')).not.toBeNull();
  });

  test('says that nothing follows a single item', async () => {
    read.mockResolvedValue(good(page([card(1)])));
    const news = await listing();
    expect(news.querySelector('.news-featured')).not.toBeNull();
    expect(news.body.textContent).toContain('No recent news available.');
  });

  test('says so when there is no news at all', async () => {
    read.mockResolvedValue(good(page([])));
    const news = await listing();
    expect(news.body.textContent).toContain('No recent news available.');
    expect(news.querySelector('[data-degraded]')).toBeNull();
  });

  test('says so when the read failed, is marked as degraded, and offers other pages', async () => {
    read.mockResolvedValue(failure('timeout', 'no answer'));
    const news = await listing();
    expect(news.body.textContent).not.toContain('Loading');
    expect(news.querySelector('.state p')?.textContent).toBe('No recent news available.');
    expect(waysOf(news)).toEqual([
      ['Try again', '/news-event'],
      ['Home', '/'],
    ]);
    const mark = news.querySelector('[data-degraded]');
    expect(mark?.hasAttribute('data-status')).toBe(false);
  });

  test('says what it loads while there is no item to be seen', async () => {
    read.mockResolvedValue(failure('timeout', 'no answer'));
    const loading = async () =>
      (await listing()).querySelector('ui-swap')?.getAttribute('data-loading');
    expect(await loading()).toBe('Loading main news...');
    read.mockResolvedValue(good(page(cards(2))));
    expect(await loading()).toBe('Loading...');
  });

  test('shows the temple where an item has no picture', async () => {
    read.mockResolvedValue(good(page([{ ...card(1), picture: null }])));
    const picture = (await listing()).querySelector('.news-featured img');
    expect(picture?.getAttribute('src')).toBe('/art/shikhara.svg');
  });

  test('leaves out a date that nobody can read', async () => {
    read.mockResolvedValue(good(page([{ ...card(1), publishedAt: null }])));
    expect((await listing()).body.textContent).not.toContain('Published on');
  });
});

describe('a later page of news', () => {
  test('is a page of its own', async () => {
    read.mockResolvedValue(good(page(cards(7), 27, 3)));
    const markup = renderToStaticMarkup(await NumberedPage(numbered('3')));
    expect(parse(markup).querySelector('[aria-current="page"][href]')?.textContent).toBe('3');
    const metadata = await generateMetadata(numbered('3'));
    expect(metadata.title).toBe('News & Events, page 3');
    expect(metadata.alternates?.canonical).toBe('/news-event?page=3');
  });

  test('that failed leads to itself and to the first page', async () => {
    read.mockResolvedValue(failure('network', 'down'));
    const document = parse(renderToStaticMarkup(await NumberedPage(numbered('3'))));
    expect(document.body.textContent).toContain('This list could not be loaded just now.');
    expect(waysOf(document)).toEqual([
      ['Try again', '/news-event?page=3'],
      ['First page of news', '/news-event'],
    ]);
  });

  test.each([
    ['answered with nothing', good(page([], 27, 99))],
    ['answered with 404', failure('http', 'Invalid page.', 404)],
  ])('shows the first page beyond the last one, %s', async (_, beyond) => {
    read.mockImplementation(async (number) => (number === 1 ? good(page(cards(3), 27)) : beyond));
    const markup = renderToStaticMarkup(await NumberedPage(numbered('99')));
    expect(markup).toContain('Item 1');
    const metadata = await generateMetadata(numbered('99'));
    expect(metadata.alternates?.canonical).toBe('/news-event');
  });

  test.each(['abc', '-1', '0', '1', '1e3', '2.5', '1000', ''])(
    'is not found when somebody types %j into its inner address',
    async (number) => {
      const page = parse(renderToStaticMarkup(await NumberedPage(numbered(number))));
      expect(page.querySelector('h1')?.textContent).toBe('Oops! Page not found');
      expect(page.querySelector('[data-status]')?.getAttribute('data-status')).toBe('404');
      expect((await generateMetadata(numbered(number))).robots).toEqual({ index: false });
      expect(read).not.toHaveBeenCalled();
    },
  );
});
