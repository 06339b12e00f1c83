import { describe, expect, it } from 'vitest';
import { readNews, readNewsPage } from '@/lib/school-api/news';
import { newsItem, newsPage, withAnswers } from '../../support/school-answers';
import { dataOf } from './read-data';

const item = {
  slug: 'sports-day',
  title: 'Sports Day',
  description: `First line\r\n\r\nSecond ${'x'.repeat(400)}`,
  content: '<h1>Win</h1><script>alert(1)</script><img src="/media/a.jpg">',
  picture: '/media/b.jpg',
  created_at: '2026-01-05T10:00:00Z',
};
const missing = { ok: true, data: null, stale: false };
const read = (answer: unknown) => withAnswers({ [newsItem('a')]: answer }, () => readNews('a'));

describe('news', () => {
  it('are cards with a short summary, and pages', async () => {
    const answer = { results: [item, { ...item, slug: 'b', picture: null }], count: 27 };
    const page = await dataOf({ [newsPage(2)]: answer }, () => readNewsPage(2));
    expect(page).toMatchObject({ count: 27, page: 2, pageCount: 3 });
    const [first, second] = page.cards;
    expect(first).toMatchObject({
      picture: '/media/b.jpg',
      publishedAt: '2026-01-05T10:00:00.000Z',
    });
    expect(first?.summary).toHaveLength(303);
    expect(second?.picture).toBeNull();
  });

  it('are a detail with paragraphs and safe content', async () => {
    const detail = await dataOf({ [newsItem('a')]: { ...item, slug: undefined } }, () =>
      readNews('a'),
    );
    expect(detail?.slug).toBe('a');
    expect(detail?.paragraphs).toHaveLength(2);
    expect(detail?.metaDescription).toHaveLength(163);
    expect(detail?.content).toMatch(/^<h2>Win<\/h2><img src="\/media\/a\.jpg"/);
  });

  it.each([[null], [{}], [[]]])('are missing if the response is %j', async (answer) => {
    expect(await read(answer)).toEqual(missing);
  });

  it.each(['', '<h1>Oops</h1>', { detail: 'No.' }])('fail if it is %j', async (answer) => {
    expect((await read(answer)).ok).toBe(false);
  });

  it.each(['', '.', '..'])('are not requested for the slug %j', async (slug) => {
    expect(await withAnswers({}, () => readNews(slug))).toEqual(missing);
  });
});
