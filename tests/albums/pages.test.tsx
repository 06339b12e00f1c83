import { describe, expect, test } from 'vitest';
import AlbumItemPage, { generateMetadata } from '@/app/news-event/albums/[slug]/page';
import AlbumListPage from '@/app/news-event/albums/page';
import NewsEventPage from '@/app/news-event/page';
import { albums, album as own } from '@/content/albums';
import { newsPage, withAnswers } from '../support/school-answers';
import { attributes, pageWith, texts } from '../ui/render';

const photo = (number: number, more: object = {}) => ({
  picture: `/media/office/p-${number}.webp`,
  alt: `Boy ${number}`,
  width: 1200,
  height: 800,
  colour: '#7a5c3e',
  ...more,
});
const facts = { title: 'Sports day', date: '2026-11-20', text: 'Ten races.' };
const card = { ...facts, slug: 'sports-day-1', pictures: 3, cover: photo(1) };
const album = { ...facts, slug: 'sports-day-1', pictures: [1, 2, 3].map((at) => photo(at)) };
const path = '/api/albums/sports-day-1';

const list = (answers: Record<string, unknown>) => pageWith(answers, AlbumListPage);
const show = (answer: unknown, slug = 'sports-day-1') =>
  pageWith({ [path]: answer }, () => AlbumItemPage({ params: Promise.resolve({ slug }) }));

describe('the albums', () => {
  test('are cards with a picture, the date and the number of photographs', async () => {
    const page = await list({ albums: [card] });
    expect(attributes(page, '.news-tile a')).toEqual(['/news-event/albums/sports-day-1']);
    expect(texts(page, '.news-tile-copy')[0]).toMatch(/November 20, 2026.*Sports day.*3 photo/);
    expect(attributes(page, '.news-tile rect', 'fill')).toEqual(['#7a5c3e']);
  });

  test('show a message when there are none, and another when they could not be read', async () => {
    expect((await list({ albums: [] })).querySelector('[data-degraded]')).toBeNull();
    const failed = await list({});
    expect(failed.querySelector('[data-degraded]')).not.toBeNull();
    expect(attributes(failed, '.state a')).toEqual(['/news-event/albums']);
  });

  test('are below the news, and absent when there are none', async () => {
    const news = { [newsPage(1)]: { results: [], count: 0 } };
    const shown = await pageWith({ ...news, albums: [1, 2, 3, 4].map(() => card) }, NewsEventPage);
    expect(shown.querySelectorAll('.news-tile')).toHaveLength(3);
    const none = await pageWith({ ...news, albums: [] }, NewsEventPage);
    expect(none.body.textContent).not.toContain('Photographs');
  });
});

describe('an album', () => {
  test('links each photograph to its large view, and that to its neighbours', async () => {
    const page = await show(album);
    expect(attributes(page, '.album-photos a')).toEqual(['#photo-1', '#photo-2', '#photo-3']);
    expect(attributes(page, '#photo-2 a')).toEqual(['#photo-1', '#photo-3', '#closed']);
    expect(attributes(page, '#photo-3 a')).toEqual(['#photo-2', '#closed']);
    const [large] = page.querySelectorAll('#photo-1 img');
    expect(large?.getAttribute('srcset')).toMatch(/1920w/);
    expect([large?.getAttribute('width'), large?.getAttribute('height')]).toEqual(['1200', '800']);
    expect(page.documentElement.outerHTML).not.toContain('style=');
  });

  test('ignores invalid colours, and names a photograph without a description', async () => {
    const pictures = [photo(1, { alt: '', colour: 'red"/><script>' })];
    const page = await show({ ...album, pictures });
    expect(page.querySelector('.album-photos rect')).toBeNull();
    expect(attributes(page, '.album-photos img', 'alt')).toEqual(['Photograph 1 of 1']);
  });

  test('is missing if the server does not know it, and failed if it does not respond', async () => {
    const missing = await pageWith({ [path]: {} }, () =>
      AlbumItemPage({ params: Promise.resolve({ slug: 'sports-day-1' }) }),
    );
    expect(missing.querySelector('[data-status="404"]')).not.toBeNull();
    const failed = await pageWith({}, () =>
      AlbumItemPage({ params: Promise.resolve({ slug: 'sports-day-1' }) }),
    );
    expect(failed.querySelector('[data-status="503"]')).not.toBeNull();
    const params = Promise.resolve({ slug: 'sports-day-1' });
    const titles = [{ [path]: {} }, {}].map((answers) =>
      withAnswers(answers, () => generateMetadata({ params })),
    );
    expect(await Promise.all(titles)).toMatchObject([
      { title: albums.missing },
      { title: own.title },
    ]);
  });

  test('redirects from the address of an earlier title', async () => {
    const moved = show({ ...album, slug: 'day-of-sports-1' });
    await expect(moved).rejects.toThrow('NEXT_REDIRECT');
  });

  test('is shared with its first photograph', async () => {
    const params = Promise.resolve({ slug: 'sports-day-1' });
    const head = await withAnswers({ [path]: album }, () => generateMetadata({ params }));
    const url = '/_next/image?url=%2Fmedia%2Foffice%2Fp-1.webp&w=1200&q=55';
    expect(head.openGraph?.images).toEqual([{ url, alt: 'Boy 1' }]);
  });
});
