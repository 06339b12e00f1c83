import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startNginx } from '../scripts/bench/load-nginx';
import { openOffice, startWorld, type World } from './support/office-and-sites';

test.describe.configure({ mode: 'default' });

const WORD = 'Zanzibar';
const OFTEN = { intervals: [200] };
const read = async (url: string) => (await fetch(url)).text();

let world: World;
let nginx: Awaited<ReturnType<typeof startNginx>>;
const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
test.beforeAll(async () => {
  world = await startWorld(2);
  nginx = await startNginx(
    folder,
    world.sites.map(({ url }) => Number(new URL(url).port)),
  );
});
test.afterAll(async () => {
  nginx?.stop();
  await world?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Every address of every way in that could show a news item. */
const addresses = (slug: string) =>
  [...world.sites.map(({ url }) => url), nginx.plainUrl].flatMap((origin) =>
    ['/', '/news-event', `/news-event/detail/${slug}`, '/feed.xml', '/sitemap.xml'].map(
      (path) => origin + path,
    ),
  );

const shows = async (slug: string) => {
  const texts = await Promise.all(addresses(slug).map(read));
  return texts.map((text) => text.includes(WORD) || text.includes(`detail/${slug}`));
};

async function write(page: Page, title: string): Promise<string> {
  await openOffice(page, world, '/content/news/new');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Text' }).fill(`${WORD} is far away.`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status')).toBeVisible();
  return page.url();
}

test('what is published is everywhere within five seconds, and what is hidden nowhere', async ({
  page,
}) => {
  for (const address of addresses('zanzibar-day')) await read(address);
  await write(page, `${WORD} day`);
  await expect.poll(() => shows('zanzibar-day'), OFTEN).not.toContain(false);
  await page.getByRole('button', { name: 'Hide it from the site' }).click();
  await expect(page.getByRole('status')).toContainText('hidden');
  await expect.poll(() => shows('zanzibar-day'), OFTEN).not.toContain(true);
  // And it does not come back with the next visit.
  for (let n = 0; n < 3; n += 1) expect(await shows('zanzibar-day')).not.toContain(true);
  for (const { url } of world.sites) {
    expect((await fetch(`${url}/news-event/detail/zanzibar-day`)).status).toBe(404);
  }
});

test('an old address leads on to the new one, until the item is hidden', async ({ page }) => {
  const [first] = world.sites;
  const old = `${first?.url}/news-event/detail/zanzibar-walk`;
  await write(page, `${WORD} walk`);
  await expect.poll(async () => (await fetch(old)).status, OFTEN).toBe(200);
  await page.locator('input[name="slug"]').fill('zanzibar-march');
  await page.locator('button[value="publish"]').click();
  const status = async () => (await fetch(old, { redirect: 'manual' })).status;
  await expect.poll(status, OFTEN).toBe(308);
  const { headers } = await fetch(old, { redirect: 'manual' });
  expect(headers.get('location')).toContain('/news-event/detail/zanzibar-march');
  // Without it browsers would keep the redirect when the address is changed back.
  expect(headers.get('cache-control')).toContain('max-age=0');
  await page.getByRole('button', { name: 'Hide it from the site' }).click();
  await expect.poll(status, OFTEN).toBe(404);
});

test('a kept page is not shown again by a site that starts while the school API is away', async ({
  page,
}) => {
  await write(page, `${WORD} again`);
  await expect.poll(() => shows('zanzibar-again'), OFTEN).not.toContain(false);
  await page.getByRole('button', { name: 'Hide it from the site' }).click();
  await expect.poll(() => shows('zanzibar-again'), OFTEN).not.toContain(true);
  await world.office.api.stop();
  expect(await shows('zanzibar-again')).not.toContain(true);
});
