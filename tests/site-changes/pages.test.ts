import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskPages } from '@/lib/page-cache/disk';
import { Pages } from '@/lib/page-cache/pages';
import { storePage } from '@/lib/page-cache/store';
import { publicAddress, renderedPath } from '@/lib/page-cache/variants';
import { renderingFromNow, setChangeNumbers } from '@/lib/site-changes/numbers';
import { buildOutput, nextPage } from '../page-cache/samples';
import { tempFolder } from '../support/temp-folder';
import { forgetEachTime } from './forget';

forgetEachTime();

let folder: string;
let disk: DiskPages;
let pages: Pages;
const log = { warn: vi.fn() };
const open = () => {
  disk = new DiskPages({ folder, build: 'b1', maxFiles: 50, log });
  return new Pages({ maxBytes: 1e6, disk });
};
beforeEach(() => {
  folder = tempFolder();
  pages = open();
});
afterEach(() => disk.settled());

const context = { cacheControl: { revalidate: 60, expire: 31_536_000 } };
const store = (path: string, body: string) =>
  storePage(pages, path, nextPage(body), context, buildOutput);

describe('a page whose records have changed', () => {
  it('is not served again from memory or disk', async () => {
    await store('/news-event', 'Old news');
    await store('/about/director', 'A letter');
    setChangeNumbers({ news: 7 });
    expect(pages.peek('/news-event')).toBeUndefined();
    expect(await pages.get('/news-event')).toBeNull();
    expect(await open().get('/news-event')).toBeNull();
    expect((await pages.get('/about/director'))?.body).toContain('A letter');
  });

  it('is listed for rendering, and others are not', async () => {
    for (const path of ['/news-event', '/news-event/page/2', '/about/director', '/feed.xml']) {
      await store(path, path);
    }
    setChangeNumbers({ news: 7 });
    expect(pages.dropOutdated().sort()).toEqual(['/feed.xml', '/news-event', '/news-event/page/2']);
    expect(pages.dropOutdated()).toEqual([]);
    expect(pages.held.pages).toBe(1);
  });

  it('is served again once re-rendered', async () => {
    await store('/news-event', 'Old news');
    setChangeNumbers({ news: 7 });
    await store('/news-event', 'New news');
    expect(pages.peek('/news-event')?.body).toContain('New news');
    await disk.settled();
    expect((await open().get('/news-event'))?.body).toContain('New news');
    setChangeNumbers({ news: 8 });
    expect(await pages.get('/news-event')).toBeNull();
  });

  it('is not served if its rendering started before the change', async () => {
    await renderingFromNow(async () => {
      setChangeNumbers({ news: 7 });
      await store('/news-event', 'Read before the change');
    });
    expect(await pages.get('/news-event')).toBeNull();
  });

  it('is stale if it was revalidated while it rendered', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 5 });
    const rendering = new Pages({ maxBytes: 1e6 });
    await renderingFromNow(async () => {
      await rendering.refresh(['news'], 10);
      vi.setSystemTime(15);
      await storePage(rendering, '/news-event', nextPage('Read before'), context, buildOutput);
    });
    const entry = rendering.peek('/news-event');
    expect(entry && rendering.freshness(entry)).toBe('stale');
    vi.useRealTimers();
  });

  it('is every page if it is a fact of the school', async () => {
    for (const path of ['/', '/about/director', '/register', '/terms']) await store(path, path);
    setChangeNumbers({ site: 1 });
    expect(pages.dropOutdated()).toHaveLength(4);
  });

  it('leaves nothing behind when everything is cleared', async () => {
    await store('/news-event', 'Old news');
    await pages.clear();
    expect(await pages.get('/news-event')).toBeNull();
    expect(await open().get('/news-event')).toBeNull();
  });
});

it.each([
  ['/news-event?page=2'],
  ['/acedemics/results?year=2016'],
  ['/syllabus?grade=6'],
  ['/student-life/alumini'],
  ['/about?tab=2'],
  ['/news-event/detail/a-day'],
])('%s is requested again at its own address', (address) => {
  const [path = '', query = ''] = address.split('?', 2);
  const again = publicAddress(renderedPath(path, query));
  const [pathAgain = '', queryAgain = ''] = again.split('?', 2);
  expect(renderedPath(pathAgain, queryAgain)).toBe(renderedPath(path, query));
});
