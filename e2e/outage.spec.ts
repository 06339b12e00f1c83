import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Answer, json, newsOnly, startFakeApi } from './support/fake-api';
import { freePort } from './support/process';
import { newFolder, refresh, startSchoolApi, startSite } from './support/programs';

const get = (url: string) =>
  fetch(url).then(async (r) => ({ status: r.status, html: await r.text() }));

/** A page is sent before it is written to the disk. */
function keptOnDisk(folder: string): boolean {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['pages', 'last-known-good'].every((room) =>
    files.some((name) => name.startsWith(room) && name.endsWith('.json')),
  );
}

test('a page seen once answers with its content when the API is stopped, also after a restart', async () => {
  const folder = newFolder('outage');
  const api = await startFakeApi(newsOnly('The river is clean again'));
  let site = await startSite({ apiUrl: api.url, dataDir: folder });
  expect((await get(`${site.url}/news-event`)).html).toContain('The river is clean again');
  await expect.poll(() => keptOnDisk(folder)).toBe(true);

  await api.close();
  await refresh(site, 'news');
  for (const _ of [1, 2, 3]) {
    const page = await get(`${site.url}/news-event`);
    expect(page.status).toBe(200);
    expect(page.html).toContain('The river is clean again');
  }
  await site.stop();

  site = await startSite({ apiUrl: api.url, dataDir: folder });
  const page = await get(`${site.url}/news-event`);
  expect(page.status).toBe(200);
  expect(page.html).toContain('The river is clean again');
  const never = await get(`${site.url}/news-event/detail/never-seen`);
  expect(never.status).toBe(503);
  expect(never.html).toContain('Failed to load news item.');
  await site.stop();
});

test('without any answer of the API pages say so in their layout, and have their content once it answers', async () => {
  const port = await freePort();
  const apiUrl = `http://127.0.0.1:${port}`;
  const site = await startSite({ apiUrl, dataDir: newFolder('never') });
  const before = await get(`${site.url}/news-event`);
  expect(before.status).toBe(200);
  expect(before.html).toContain('Loading main news...');
  expect(before.html).toContain('Admission details coming soon');
  expect((await get(`${site.url}/news-event/detail/any`)).status).toBe(503);

  const api = await startSchoolApi({ dataDir: newFolder('api'), port });
  await expect
    .poll(async () => (await get(`${site.url}/news-event`)).html, { timeout: 90_000 })
    .toContain('Recent News');
  await expect
    .poll(async () => (await get(`${site.url}/news-event`)).html, { timeout: 90_000 })
    .not.toContain('Loading main news...');
  await Promise.all([site.stop(), api.stop()]);
});

test('an API that hangs does not delay a cached page', async () => {
  const api = await startFakeApi(newsOnly('Prize day'));
  const site = await startSite({ apiUrl: api.url, dataDir: newFolder('slow') });
  await get(`${site.url}/news-event`);

  const waiting: (() => void)[] = [];
  api.answer((request, response) => {
    waiting.push(() => newsOnly('Prize day')(request, response));
  });
  await refresh(site, 'news');
  // The page is sent although no upstream call has finished.
  expect((await get(`${site.url}/news-event`)).html).toContain('Prize day');
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  expect((await get(`${site.url}/news-event`)).html).toContain('Prize day');

  for (const answer of waiting) answer();
  await site.stop();
  await api.close();
});

const garbage: [string, Answer][] = [
  ['HTML instead of JSON', (_q, r) => r.end('<!doctype html><h1>Maintenance</h1>')],
  ['nothing at all', (_q, r) => r.end()],
  ['broken JSON', (_q, r) => r.setHeader('content-type', 'application/json').end('{"results":[')],
  ['a number', json(42)],
  ['wrong types', json({ results: 'many', count: {}, dates_with_locations: 7 })],
  ['records of another kind', json({ results: [{ slug: [], title: {} }, null, 7], count: '3' })],
  ['an error', json({ detail: 'secret stack trace' }, 500)],
  ['5 MB', json({ results: [], count: 0, filler: 'x'.repeat(5 * 1024 * 1024) })],
  ['a redirect loop', (q, r) => r.writeHead(302, { location: q.url ?? '/' }).end()],
  ['a cut connection', (_q, r) => r.destroy()],
];

test('no malformed answer of the API breaks a page', async () => {
  test.slow();
  for (const [name, answer] of garbage) {
    const api = await startFakeApi(answer);
    const site = await startSite({ apiUrl: api.url, dataDir: newFolder('garbage') });
    for (const path of ['/', '/news-event', '/news-event?page=2']) {
      const page = await get(site.url + path);
      expect(page.status, `${name}: ${path}`).toBe(200);
      expect(page.html, `${name}: ${path}`).toContain('</footer>');
      expect(page.html).not.toContain('secret stack trace');
    }
    expect((await get(`${site.url}/news-event/detail/x`)).status, name).toBe(503);
    await site.stop();
    await api.close();
  }
});

test('every read names the site in the user_id header', async () => {
  const api = await startFakeApi(newsOnly('A day'));
  const site = await startSite({ apiUrl: api.url, dataDir: newFolder('header') });
  await get(`${site.url}/news-event`);
  expect(api.requests().length).toBeGreaterThan(1);
  for (const request of api.requests()) expect(request.headers.user_id).toBe('site');
  await site.stop();
  await api.close();
});
