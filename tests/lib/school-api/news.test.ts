import { describe, expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';
import { answering, dataOf } from './read-data';

stubApiPerTest();

describe('news', () => {
  const item = {
    slug: 'sports-day',
    title: 'Sports Day',
    description: `First line\r\n\r\nSecond ${'x'.repeat(400)}`,
    content: '<h1>Win</h1><script>alert(1)</script><img src="/media/a.jpg">',
    picture: '/media/b.jpg',
    created_at: '2026-01-05T10:00:00Z',
  };

  it('makes cards with a short summary, and counts the pages', async () => {
    await answering({ results: [item, { ...item, slug: 'b', picture: null }], count: 27 });
    const { readNewsPage } = await import('@/lib/school-api/news');
    const page = await dataOf(() => readNewsPage(2));
    expect(page).toMatchObject({ count: 27, page: 2, pageCount: 3 });
    expect(page.cards[0]).toMatchObject({
      picture: '/media/b.jpg',
      publishedAt: '2026-01-05T10:00:00.000Z',
    });
    expect(page.cards[0]?.summary).toHaveLength(303);
    expect(page.cards[1]?.picture).toBeNull();
  });

  it('makes a detail with paragraphs and safe content', async () => {
    await answering({ ...item, slug: undefined });
    const { readNews } = await import('@/lib/school-api/news');
    const detail = await dataOf(() => readNews('sports-day'));
    expect(detail?.slug).toBe('sports-day');
    expect(detail?.paragraphs).toHaveLength(2);
    expect(detail?.metaDescription).toHaveLength(163);
    expect(detail?.content).toMatch(/^<h2>Win<\/h2><img src="\/media\/a\.jpg"/);
  });

  it('tells a missing item from a failure', async () => {
    await answering({});
    world.api.answer({}, 404);
    const { readNews } = await import('@/lib/school-api/news');
    expect(await readNews('none')).toEqual({ ok: true, data: null, stale: false });
    world.api.answer({}, 500);
    expect((await readNews('none')).ok).toBe(false);
  });

  it.each([['null'], ['{}'], ['[]']])('takes %s for a missing item', async (body) => {
    await answering(body);
    const { readNews } = await import('@/lib/school-api/news');
    expect(await readNews('none')).toEqual({ ok: true, data: null, stale: false });
  });

  it.each([[''], ['<h1>Oops</h1>'], ['{"detail":"No."}']])(
    'takes %j for a failure',
    async (body) => {
      await answering(body);
      const { readNews } = await import('@/lib/school-api/news');
      expect((await readNews('none')).ok).toBe(false);
    },
  );

  it.each(['', '.', '..'])('makes no call for the slug %j', async (slug) => {
    await startSite();
    const { readNews } = await import('@/lib/school-api/news');
    expect(await readNews(slug)).toMatchObject({ ok: true, data: null });
    expect(world.api.requests).toHaveLength(0);
  });
});
