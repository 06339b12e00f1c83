import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Answer, newsOnly, startFakeApi } from './support/fake-api';
import { fakeSchool } from './support/fake-school';
import { newFolder, refresh, startSite } from './support/programs';
import { shared } from './support/shared';
import { test } from './support/sites';

// A site starts twice.
test.describe.configure({ timeout: shared.timeout });

const get = (url: string) =>
  fetch(url).then(async (r) => ({ status: r.status, html: await r.text() }));

/** A page is sent before it is written to disk. */
function keptOnDisk(folder: string): boolean {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['pages', 'last-known-good'].every((room) =>
    files.some((name) => name.startsWith(room) && name.endsWith('.json')),
  );
}

const TITLE = 'The river is clean again';
const jpeg = readFileSync('public/og/home.jpg');
const scaled = '/_next/image?url=%2Fmedia%2Foffice%2Friver.jpg&w=640&q=75';

const school: Answer = (request, response) => {
  if (!request.url?.startsWith('/media/')) return newsOnly(TITLE)(request, response);
  response.writeHead(200, { 'content-type': 'image/jpeg', etag: '"1"' }).end(jpeg);
};

test('a visited page keeps its content when the API is stopped, even after a restart', async () => {
  const folder = newFolder('outage');
  const api = await startFakeApi(school);
  let site = await startSite({ apiUrl: api.url, dataDir: folder });
  expect((await get(`${site.url}/news-event`)).html).toContain(TITLE);
  expect((await get(site.url + scaled)).status).toBe(200);
  await expect.poll(() => keptOnDisk(folder)).toBe(true);
  await expect.poll(() => readdirSync(join(folder, 'pictures'))).toHaveLength(1);

  await api.close();
  await refresh(site, 'news');
  for (const _ of [1, 2, 3]) {
    const page = await get(`${site.url}/news-event`);
    expect(page.status).toBe(200);
    expect(page.html).toContain(TITLE);
  }
  await site.stop();

  site = await startSite({ apiUrl: api.url, dataDir: folder });
  const page = await get(`${site.url}/news-event`);
  expect(page.status).toBe(200);
  expect(page.html).toContain(TITLE);
  expect((await get(site.url + scaled)).status).toBe(200);
  const never = await get(`${site.url}/news-event/detail/never-seen`);
  expect(never.status).toBe(503);
  expect(never.html).toContain('Failed to load news item.');
  await site.stop();
});

test('a hanging API does not delay a visited page', async ({ fake }) => {
  await get(`${fake.url}/news-event`);
  const held: (() => void)[] = [];
  fake.api.answer((request, response) => held.push(() => fakeSchool()(request, response)));
  await refresh(fake.site, 'news');
  for (const _ of [1, 2]) {
    expect((await get(`${fake.url}/news-event`)).html).toContain('News 1.1');
    await expect.poll(() => held.length).toBeGreaterThan(0);
  }
  for (const answer of held) answer();
});
