import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { newsOnly, startFakeApi } from './support/fake-api';
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

test('a visited page keeps its content when the API is stopped, even after a restart', async () => {
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
