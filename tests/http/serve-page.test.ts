import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { Copies } from '@/lib/http/copies';
import { servePage } from '@/lib/http/serve-page';
import type { Entry } from '@/lib/page-cache/entry';
import { Pages } from '@/lib/page-cache/pages';
import { pageEntry } from '../page-cache/samples';
import { type Got, serve } from './serve';

let now: number;
let pages: Pages;
let ask: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  now = Date.now();
  pages = new Pages({ maxBytes: 1e6, now: () => now });
  const known = { file: 'logo.svg', path: '/logo.svg', size: 1, modified: 0 };
  ask = await serve(
    servePage({
      pages,
      files: new Map([['/logo.svg', known]]),
      copies: new Copies(1e6),
      defaults: () => ({ 'x-default': 'yes', 'cache-control': 'of the defaults' }),
    }),
  );
});

const html = (name: string) => `<!DOCTYPE html><p>${name}</p>${'A morning in Vraja. '.repeat(99)}`;

function store(key: string, given: Partial<Entry> = {}): void {
  const entry = pageEntry(html(key), {
    headers: { etag: `W/"${key}"`, 'content-security-policy': 'p', 'x-next-cache-tags': 't' },
    tags: ['news'],
    savedAt: now,
    lifetime: { revalidate: 60, expire: 600 },
    ...given,
  });
  pages.set(key, entry, { durable: false });
}

async function at(key: string, ms: number) {
  store(key);
  now += ms;
}

const whoAnswered = ({ body }: Got) => (body.toString() === 'framework' ? 'framework' : 'store');

it('serves a fresh page with all its headers', async () => {
  store('/about');
  const { status, headers, body } = await ask('/about', { 'accept-encoding': 'gzip' });
  expect(status).toBe(200);
  expect(gunzipSync(body).toString()).toBe(html('/about'));
  expect(headers).toMatchObject({
    'cache-control': 's-maxage=60, stale-while-revalidate=540',
    'content-encoding': 'gzip',
    'content-length': String(body.length),
    'content-security-policy': 'p',
    'content-type': 'text/html; charset=utf-8',
    etag: 'W/"/about"',
    vary: 'Accept-Encoding',
    'x-default': 'yes',
    'x-nextjs-cache': 'HIT',
  });
  expect(headers).not.toHaveProperty('x-next-cache-tags');
});

it.each<[string, () => unknown, string[]]>([
  ['is not stored', () => undefined, ['framework', 'framework']],
  ['is out of date', () => at('/about', 61_000), ['framework', 'store', 'store']],
  [
    'has other records now',
    () => at('/about', 0).then(() => pages.refresh(['news'])),
    ['framework', 'store'],
  ],
  ['has expired', () => at('/about', 601_000), ['framework', 'framework']],
])('sends no visitor, one or all to the framework if a page %s', async (_, change, answered) => {
  await change();
  for (const who of answered) expect(whoAnswered(await ask('/about'))).toBe(who);
});

it('responds 304 to a browser that has the page', async () => {
  store('/about');
  const { status, headers, body } = await ask('/about', { 'if-none-match': '"0", "/about"' });
  expect([status, body.length]).toEqual([304, 0]);
  expect(headers).toMatchObject({ etag: 'W/"/about"', vary: 'Accept-Encoding' });
  expect((await ask('/about', { 'if-none-match': 'W/"other"' })).status).toBe(200);
});

it('responds to HEAD with the headers of a GET', async () => {
  store('/about');
  const { headers, status } = await ask('/about', {}, 'HEAD');
  const get = await ask('/about');
  expect(status).toBe(200);
  expect({ ...headers, date: '' }).toEqual({ ...get.headers, date: '' });
  expect(get.body.length).toBe(Number(headers['content-length']));
});

it('serves one page for every unknown address', async () => {
  store('/_not-found', { status: 404 });
  for (const path of ['/nowhere', '/a/b?tab=2', '/wp-login.php', '/_not-found']) {
    const { status, headers, body } = await ask(path, { 'if-none-match': 'W/"/_not-found"' });
    expect(status, path).toBe(404);
    expect(body.toString(), path).toBe(html('/_not-found'));
    expect(headers['cache-control'], path).toContain('no-store');
  }
  for (const path of ['/logo.svg', '/api/healthz', '/_next/static/x.js']) {
    expect(whoAnswered(await ask(path)), path).toBe('framework');
  }
});

it('lets caches keep a missing item’s page as its first response did', async () => {
  store('/news-event/detail/none', { status: 404 });
  const { status, headers } = await ask('/news-event/detail/none');
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('s-maxage=60, stale-while-revalidate=540');
});

it('has a separate page for each value of a query', async () => {
  for (const key of ['/news-event', '/news-event/page/2']) store(key);
  const bodies = async (path: string) => (await ask(path)).body.toString();
  expect(await bodies('/news-event?page=2')).toBe(html('/news-event/page/2'));
  expect(await bodies('/news-event?utm=x&page=2')).toBe(html('/news-event/page/2'));
  expect(await bodies('/news-event?page=two')).toBe(html('/news-event'));
  expect(await bodies('/news-event?utm=x')).toBe(html('/news-event'));
  expect(whoAnswered(await ask('/news-event?page=3'))).toBe('framework');
});

it('serves the bytes of a stored route', async () => {
  store('/feed.xml', {
    kind: 'APP_ROUTE',
    body: Buffer.from('<rss/>').toString('base64'),
    headers: { etag: 'W/"feed"', 'content-type': 'application/rss+xml' },
  });
  const { headers, body } = await ask('/feed.xml');
  expect(body.toString()).toBe('<rss/>');
  expect(headers['content-type']).toBe('application/rss+xml');
});

it('leaves everything but GET and HEAD to the framework', async () => {
  store('/about');
  store('/_not-found', { status: 404 });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    for (const path of ['/about', '/nowhere']) {
      expect(whoAnswered(await ask(path, {}, method)), `${method} ${path}`).toBe('framework');
    }
  }
});
