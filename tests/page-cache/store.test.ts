import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskPages, fileName } from '@/lib/page-cache/disk';
import type { SetContext } from '@/lib/page-cache/lifetime';
import { Pages } from '@/lib/page-cache/pages';
import { type NextPage, storePage, storeRoute } from '@/lib/page-cache/store';
import { tempFolder } from '../support/temp-folder';
import { buildOutput, nextPage } from './samples';

const marker = '<data data-degraded=""></data>';
const failing = '<data data-degraded="" data-status="503"></data>';

let folder: string;
let pages: Pages;
const log = { warn: vi.fn() };

const rendered = (body: string, status?: number) =>
  nextPage(`${body}<script>f()</script>`, {
    rscData: Buffer.from('payload'),
    status,
    headers: { 'x-next-cache-tags': 't' },
  });

const sixty = (): SetContext => ({ cacheControl: { revalidate: 60, expire: 31_536_000 } });
const keep = (path: string, data: NextPage, context = sixty()) =>
  storePage(pages, path, data, context, buildOutput);
/** Complete files; files being written have other names. */
const written = () =>
  readdirSync(folder).includes('b1')
    ? readdirSync(join(folder, 'b1'))
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];
const WAIT = { timeout: 15_000 };
const restart = (build = 'b1') =>
  new Pages({ maxBytes: 1e6, disk: new DiskPages({ folder, build, maxFiles: 3, log }) });

beforeEach(() => {
  folder = tempFolder();
  pages = restart();
});

afterEach(() => vi.clearAllMocks());

describe('storing a page', () => {
  it('sends and stores the document with its policy', async () => {
    const data = rendered('<p>News</p>');
    await keep('/news-event', data);
    expect(data.html).not.toContain('f()');
    // The hash of the first-frame script only.
    expect(data.headers?.['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    expect(data.rscData).toHaveLength(0);
    expect((await pages.get('/news-event'))?.body).toBe(data.html);
  });

  it('leaves the status of an unknown path to the framework', async () => {
    await keep('/_not-found', rendered('<p>Oops</p>'));
    expect((await pages.get('/_not-found'))?.status).toBeUndefined();
    await keep('/news-event/detail/none', rendered('<p>None</p>', 404));
    expect((await pages.get('/news-event/detail/none'))?.status).toBe(404);
  });

  it('responds 404, and stores, a whole page for something missing', async () => {
    const data = rendered('<p>None</p><data data-status="404"></data>');
    const context = sixty();
    await keep('/news-event/detail/none', data, context);
    expect(data.status).toBe(404);
    expect(context.cacheControl?.revalidate).toBe(60);
    expect(await pages.get('/news-event/detail/none')).toMatchObject({ status: 404 });
  });

  it('stores an app with its payload', async () => {
    const data = rendered('<form></form>');
    await keep('/register', data);
    expect(data.html).toContain('f()');
    const entry = await pages.get('/register');
    expect(Buffer.from(entry?.payload ?? '', 'base64').toString()).toBe('payload');
  });

  it('has the page after a restart', async () => {
    await keep('/about', rendered('<p>About</p>'));
    await expect.poll(written, WAIT).toHaveLength(1);
    expect((await restart().get('/about'))?.body).toContain('About');
  });

  it('has removed a page that is gone, also after a restart', async () => {
    await keep('/news-event/detail/one', rendered('<p>Withdrawn</p>'));
    await expect.poll(written, WAIT).toHaveLength(1);
    await keep('/news-event/detail/one', rendered('<p>None</p>', 404));
    await expect.poll(written, WAIT).toHaveLength(0);
    expect(await restart().get('/news-event/detail/one')).toBeNull();
  });

  it('keeps a page unchanged when the framework returns it after a failed rendering', async () => {
    const data = rendered('<p>About</p>');
    await keep('/about', data);
    const made = { ...data };
    await keep('/about', data, { cacheControl: { revalidate: 3 } });
    expect(data).toEqual(made);
    expect(await pages.get('/about')).toMatchObject({
      body: made.html,
      headers: made.headers,
      lifetime: { revalidate: 3 },
    });
  });

  it('stores no more files than its limit', async () => {
    for (const n of [1, 2, 3, 4, 5]) await keep(`/p${n}`, rendered('<p>x</p>'));
    const names = [3, 4, 5].map((n) => fileName(`/p${n}`));
    await expect.poll(written, WAIT).toEqual(names.sort());
  });

  it('logs once and continues from memory when the disk is not writable', async () => {
    const blocked = join(folder, 'file');
    writeFileSync(blocked, '');
    const disk = new DiskPages({ folder: blocked, build: 'b1', maxFiles: 3, log });
    pages = new Pages({ maxBytes: 1e6, disk });
    await keep('/a', rendered('<p>a</p>'));
    await keep('/b', rendered('<p>b</p>'));
    await expect.poll(() => log.warn.mock.calls.length, WAIT).toBe(1);
    expect((await pages.get('/a'))?.body).toContain('<p>a</p>');
  });
});

describe('a page rendered without a response of the school API', () => {
  it('lives for seconds, in memory only', async () => {
    const context = sixty();
    await keep('/news-event', rendered(marker), context);
    expect(context.cacheControl).toEqual({ revalidate: 5, expire: 5 });
    expect((await pages.get('/news-event'))?.lifetime).toEqual({ revalidate: 5, expire: 5 });
    expect(await restart().get('/news-event')).toBeNull();
  });

  it('never replaces a good one, which is sent instead', async () => {
    await keep('/news-event', rendered('<p>Real news</p>'));
    const data = rendered(marker);
    await keep('/news-event', data);
    expect(data.html).toContain('Real news');
    const entry = await pages.get('/news-event');
    expect(entry?.body).toContain('Real news');
    expect(entry?.lifetime.revalidate).toBe(5);
  });

  it('is replaced by the next good one', async () => {
    await keep('/news-event', rendered(marker));
    await keep('/news-event', rendered('<p>Real news</p>'));
    expect((await pages.get('/news-event'))?.lifetime.revalidate).toBe(60);
  });

  it('is sent as a failure and not stored if it requests that', async () => {
    const data = rendered(failing);
    await keep('/news-event/detail/x', data);
    expect(data.status).toBe(503);
    expect(data.headers?.['cache-control']).toBe('no-store');
    expect(await pages.get('/news-event/detail/x')).toBeNull();
  });
});

it('refreshing by tag affects what was stored before, not what is stored after', async () => {
  await keep('/news-event', rendered('<p>Old</p>'));
  const old = await pages.get('/news-event');
  if (!old) throw new Error('nothing kept');
  pages.refresh(['news'], old.savedAt + 1);
  expect(pages.freshness(old)).toBe('stale');
  expect(pages.freshness({ ...old, begunAt: old.savedAt + 2 })).toBe('fresh');
  expect(pages.freshness({ ...old, tags: ['academics'] })).toBe('fresh');
});

it('a good machine file is stored, a failure never', async () => {
  const route = (status: number) => ({
    kind: 'APP_ROUTE' as const,
    body: Buffer.from('<rss/>'),
    status,
    headers: { 'content-type': 'application/rss+xml' },
  });
  storeRoute(pages, '/feed.xml', route(503), sixty());
  expect(await pages.get('/feed.xml')).toBeNull();
  storeRoute(pages, '/feed.xml', route(200), sixty());
  expect((await pages.get('/feed.xml'))?.status).toBe(200);
});

it('an incomplete machine file is stored only briefly', async () => {
  const body = Buffer.from('<urlset/>');
  const headers = { 'content-type': 'application/xml', 'x-degraded': '1' };
  const data = { kind: 'APP_ROUTE' as const, body, status: 200, headers };
  storeRoute(pages, '/sitemap.xml', data, sixty());
  const kept = await pages.get('/sitemap.xml');
  expect(kept?.lifetime).toEqual({ revalidate: 5, expire: 5 });
  expect(Object.keys(kept?.headers ?? {})).not.toContain('x-degraded');
  expect(Object.keys(data.headers)).not.toContain('x-degraded');
});
