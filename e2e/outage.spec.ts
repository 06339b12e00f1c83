import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { listPaths } from '@/lib/page-cache/route-table';
import { type Answer, json, newsOnly, startFakeApi } from './support/fake-api';
import { fakeSchool } from './support/fake-school';
import { freePort } from './support/process';
import { newFolder, refresh, startSite } from './support/programs';
import { shared } from './support/shared';
import { test } from './support/sites';

// Some of the tests start a site, or two.
test.describe.configure({ timeout: shared.timeout });

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

  const api = await startFakeApi(fakeSchool(), port);
  // It asks again when the page that says so is five seconds old.
  const html = async () => (await get(`${site.url}/news-event`)).html;
  await expect.poll(html, { timeout: 30_000 }).toContain('News 1.1');
  await expect.poll(html, { timeout: 30_000 }).not.toContain('Loading main news...');
  await site.stop();
  await api.close();
});

test('an API that hangs does not delay a cached page', async ({ fake }) => {
  await get(`${fake.url}/news-event`);
  const waiting: (() => void)[] = [];
  fake.api.answer((request, response) => {
    waiting.push(() => fakeSchool()(request, response));
  });
  await refresh(fake.site, 'news');
  // The page is sent although no upstream call has finished.
  expect((await get(`${fake.url}/news-event`)).html).toContain('News 1.1');
  await expect.poll(() => waiting.length).toBeGreaterThan(0);
  expect((await get(`${fake.url}/news-event`)).html).toContain('News 1.1');
  for (const answer of waiting) answer();
});

const garbage: Answer[] = [
  (_q, r) => r.end('<!doctype html><h1>Maintenance</h1>'),
  (_q, r) => r.end(),
  (_q, r) => r.setHeader('content-type', 'application/json').end('{"results":['),
  json(42),
  json({ results: 'many', count: {}, dates_with_locations: 7 }),
  json({ results: [{ slug: [], title: {} }, null, 7], count: '3' }),
  json({ detail: 'secret stack trace' }, 500),
  json({ results: [], count: 0, filler: 'x'.repeat(5 * 1024 * 1024) }),
  (q, r) => r.writeHead(302, { location: q.url ?? '/' }).end(),
  (_q, r) => r.destroy(),
];

test('no malformed answer of the API breaks a page', async () => {
  // Each read in its turn; tests/lib/school-api/client.test.ts has each kind by itself.
  let turn = 0;
  const api = await startFakeApi((request, response) => {
    turn += 1;
    garbage[turn % garbage.length]?.(request, response);
  });
  const site = await startSite({ apiUrl: api.url, dataDir: newFolder('garbage') });
  try {
    for (const path of [...listPaths, '/', '/news-event?page=2', '/register']) {
      const page = await get(site.url + path);
      expect(page.status, path).toBe(200);
      expect(page.html, path).toContain('</footer>');
      expect(page.html, path).not.toContain('secret stack trace');
    }
    expect((await get(`${site.url}/news-event/detail/x`)).status).toBe(503);
    expect(turn).toBeGreaterThan(garbage.length);
  } finally {
    await site.stop();
    await api.close();
  }
});
