import { describe, expect, test } from 'vitest';
import NewsEventPage from '@/app/news-event/page';
import NumberedPage, { generateMetadata } from '@/app/news-event/page/[number]/page';
import { newsPage, withAnswers } from '../support/school-answers';
import { attributes, pageWith, texts } from '../ui/render';
import { itemsOf, pageOf } from './records';

const listing = (first: object) => pageWith({ [newsPage(1)]: first }, NewsEventPage);
const numbered = (number: string) => ({ params: Promise.resolve({ number }) });
const laterPage = (number: string, answers: Record<string, unknown>) =>
  pageWith(answers, () => NumberedPage(numbered(number)));
const canonicalOf = async (number: string, answers: Record<string, unknown>) =>
  (await withAnswers(answers, () => generateMetadata(numbered(number)))).alternates?.canonical;

describe('the news page', () => {
  test('shows the first item large, the others in a grid, and links to the other pages', async () => {
    const news = await listing(pageOf(itemsOf(10), 27));
    const featured = news.querySelector('.news-featured');
    expect(featured?.querySelector('h3')?.textContent).toBe('Item 1');
    expect(featured?.textContent).toContain('Published on: January 5, 2026');
    expect(featured?.textContent).toContain('Summary 1');
    expect(texts(featured, 'a').at(-1)).toBe('Read more: Item 1');
    expect(attributes(featured, 'a').at(-1)).toBe('/news-event/detail/item-1');
    expect(news.body.textContent).toContain('Recent News');
    expect(texts(news, '.news-tile h3')).toEqual(
      itemsOf(10)
        .slice(1)
        .map(({ title }) => title),
    );
    expect(texts(news, '.news-tile')[0]).toMatch(/January 5, 2026.*View/);
    const view = news.querySelector('.news-tile a');
    expect(view?.textContent).toBe('View');
    expect(view?.getAttribute('aria-label')).toBe('View: Item 2');
    expect(view?.getAttribute('href')).toBe('/news-event/detail/item-2');
    // They update inside the list, which then scrolls to its top.
    const pages = 'ui-swap[data-scroll="top"] .pagination ol a';
    expect(attributes(news, pages)).toEqual([
      '/news-event',
      '/news-event?page=2',
      '/news-event?page=3',
    ]);
    expect(attributes(news, 'ui-swap', 'data-loading')).toEqual(['Loading...']);
  });

  test('shows a message after a single item', async () => {
    const news = await listing(pageOf(itemsOf(1)));
    expect(news.querySelector('.news-featured')).not.toBeNull();
    expect(news.body.textContent).toContain('No recent news available.');
  });

  test('shows a loading text while there is no item', async () => {
    const news = await pageWith({}, NewsEventPage);
    expect(attributes(news, 'ui-swap', 'data-loading')).toEqual(['Loading main news...']);
  });

  test('shows the temple for a missing picture, and no invalid date', async () => {
    const news = await listing(pageOf(itemsOf(1, { picture: null, created_at: 'soon' })));
    expect(attributes(news, '.news-featured img', 'src')).toEqual(['/art/shikhara.svg']);
    expect(news.body.textContent).not.toContain('Published on');
  });
});

describe('a later page of news', () => {
  test('is a separate page', async () => {
    const answers = { [newsPage(3)]: pageOf(itemsOf(7), 27) };
    const news = await laterPage('3', answers);
    expect(texts(news, '[aria-current="page"][href]')).toEqual(['3']);
    const { title } = await withAnswers(answers, () => generateMetadata(numbered('3')));
    expect(title).toBe('News & Events, page 3');
    expect(await canonicalOf('3', answers)).toBe('/news-event?page=3');
  });

  test('shows the first page if it is beyond the last', async () => {
    const answers = { [newsPage(1)]: pageOf(itemsOf(3), 27), [newsPage(99)]: pageOf([], 27) };
    expect((await laterPage('99', answers)).body.textContent).toContain('Item 1');
    expect(await canonicalOf('99', answers)).toBe('/news-event');
  });

  test.each(['abc', '-1', '0', '1', '1e3', '2.5', '1000', ''])(
    'is not found if somebody types %j into its internal address',
    async (number) => {
      const page = await laterPage(number, {});
      expect(texts(page, 'h1')).toEqual(['Oops! Page not found']);
      expect(attributes(page, '[data-status]', 'data-status')).toEqual(['404']);
      expect((await generateMetadata(numbered(number))).robots).toEqual({ index: false });
    },
  );
});
