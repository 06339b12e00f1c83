import { describe, expect, test } from 'vitest';
import NewsItemPage, { generateMetadata } from '@/app/news-event/detail/[slug]/page';
import { school } from '@/content/school';
import { newsItem, newsPage, withAnswers } from '../support/school-answers';
import { attributes, pageWith, texts } from '../ui/render';
import { item, itemsOf, pageOf } from './records';

const record = item(1, {
  title: 'Two hundred cubic metres a day',
  description: 'The eco club has measured for a year.\r\n\r\nIt was worth it.',
  content: '<h3>How</h3><p>With a <strong>meter</strong>.</p>',
});
const others = { [newsPage(1)]: pageOf(itemsOf(10), 27) };
const props = (slug = 'item-1') => ({ params: Promise.resolve({ slug }) });
const answersOf = (answer: unknown) => ({ ...others, [newsItem('item-1')]: answer });
const show = (answer: unknown) => pageWith(answersOf(answer), () => NewsItemPage(props()));
const headOf = (answer: unknown) => withAnswers(answersOf(answer), () => generateMetadata(props()));

describe('a news item', () => {
  test('shows a way back, picture, title, date, paragraphs and rich text', async () => {
    const page = await show(record);
    expect([texts(page, '.back-link'), attributes(page, '.back-link')]).toEqual([
      ['Back'],
      ['/news-event'],
    ]);
    expect(texts(page, 'h1')).toEqual([record.title]);
    expect(texts(page, '.news-article')[0]).toContain('Published on: January 5, 2026');
    expect(attributes(page, '.news-article img', 'src')[0]).toContain('news%2F1.webp');
    expect(texts(page, '.news-article-text > p')).toEqual([
      'The eco club has measured for a year.',
      'It was worth it.',
    ]);
    expect(texts(page, '.rich-text strong')).toEqual(['meter']);
  });

  test.each([
    [{}, ''],
    [{ picture_alt: 'The eco club at its meter' }, 'The eco club at its meter'],
    [{ picture_alt: 'The eco club at its meter', picture: null }, ''],
  ])('describes its picture, with %j, as %j', async (more, alt) => {
    const page = await show({ ...record, ...more });
    expect(attributes(page, '.news-article img', 'alt')).toEqual([alt]);
  });

  test('has structured data that its text cannot break out of', async () => {
    const headline = '</script><script>alert(1)</script>';
    const page = await show({ ...record, title: headline });
    const [block, ...more] = page.querySelectorAll('.news-article script');
    expect(more).toEqual([]);
    expect(JSON.parse(block?.textContent ?? '')).toMatchObject({
      '@type': 'NewsArticle',
      headline,
      datePublished: '2026-01-05T04:30:00.000Z',
      image: ['http://localhost:3000/media/news/1.webp'],
    });
  });

  test('has its own title and description', async () => {
    const { title, description, alternates, openGraph } = await headOf(record);
    expect(title).toEqual({ absolute: `${record.title} | ${school.name} | News & Events` });
    expect(description).toContain('The eco club has measured');
    expect(alternates?.canonical).toBe('/news-event/detail/item-1');
    const url = `/_next/image?url=${encodeURIComponent(record.picture)}&w=1200&q=55`;
    const images = [{ url, alt: record.title }];
    expect(openGraph).toMatchObject({ type: 'article', images });
  });

  test('shows other news below, never itself', async () => {
    expect(texts(await show(record), '.news-tile h3')).toEqual([
      'Item 2',
      'Item 3',
      'Item 4',
      'Item 5',
    ]);
  });

  test('is shown without the other news if they fail, and marked as degraded', async () => {
    const page = await pageWith({ [newsItem('item-1')]: record }, () => NewsItemPage(props()));
    expect(texts(page, 'h1')).toEqual([record.title]);
    expect(attributes(page, '[data-degraded]', 'data-status')).toEqual([null]);
  });

  test.each([
    ['h%C3%B4li', 'hôli'],
    ['100%', '100%'],
  ])('parses the slug %s as %s', async (written, slug) => {
    const page = await pageWith({ [newsItem(slug)]: record }, () => NewsItemPage(props(written)));
    expect(texts(page, 'h1')).toEqual([record.title]);
  });
});

describe('a missing news item', () => {
  test('shows a way back, with the status of a missing page', async () => {
    const page = await show(null);
    expect(page.body.textContent).toContain('No news item found.');
    expect(attributes(page, '.back-link')).toEqual(['/news-event']);
    expect(attributes(page, '[data-status]:not([data-degraded])', 'data-status')).toEqual(['404']);
    expect((await headOf(null)).robots).toEqual({ index: false });
  });

  test('is not called missing while the school API does not respond', async () => {
    const page = await show('down');
    expect(page.body.textContent).toContain('Failed to load news item.');
    expect(attributes(page, '[data-degraded]', 'data-status')).toEqual(['503']);
    const { title } = await headOf('down');
    expect(title).toEqual({ absolute: `${school.name} | News & Events` });
  });
});
