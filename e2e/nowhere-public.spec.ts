import { expect, type Page } from '@playwright/test';
import type { Office } from './support/office';
import { openOffice, test } from './support/office-fixtures';

// One office and two sites for all of the file; these tests wait for what passes between them.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const WORD = 'Zanzibar';
const SOON = { intervals: [200], timeout: 30_000 };

async function write(page: Page, office: Office, title: string): Promise<void> {
  await openOffice(page, office, '/content/news/new');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Text' }).fill(`${WORD} is far away.`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status')).toBeVisible();
}

test('what is published is everywhere within five seconds, and what is hidden nowhere', async ({
  page,
  office,
  site,
  other,
}) => {
  const item = '/news-event/detail/zanzibar-day';
  const paths = ['/', '/news-event', item, '/feed.xml', '/sitemap.xml'];
  const addresses = [site, other].flatMap(({ url }) => paths.map((path) => url + path));
  const shows = async () => {
    const texts = await Promise.all(addresses.map(async (url) => (await fetch(url)).text()));
    return texts.map((text) => text.includes(WORD) || text.includes(item));
  };
  expect(await shows()).not.toContain(true);
  await write(page, office, `${WORD} day`);
  await expect.poll(shows, SOON).not.toContain(false);
  await page.getByRole('button', { name: 'Hide it from the site' }).click();
  await expect(page.getByRole('status')).toContainText('hidden');
  await expect.poll(shows, SOON).not.toContain(true);
  // And it does not come back with the next visit.
  for (let n = 0; n < 3; n += 1) expect(await shows()).not.toContain(true);
  for (const { url } of [site, other]) expect((await fetch(url + item)).status).toBe(404);
});

test('an old address leads on to the new one, until the item is hidden', async ({
  page,
  office,
  site,
}) => {
  const old = `${site.url}/news-event/detail/zanzibar-walk`;
  await write(page, office, `${WORD} walk`);
  await expect.poll(async () => (await fetch(old)).status, SOON).toBe(200);
  await page.locator('input[name="slug"]').fill('zanzibar-march');
  await page.locator('button[value="publish"]').click();
  const status = async () => (await fetch(old, { redirect: 'manual' })).status;
  await expect.poll(status, SOON).toBe(308);
  const { headers } = await fetch(old, { redirect: 'manual' });
  expect(headers.get('location')).toContain('/news-event/detail/zanzibar-march');
  // Without it browsers would keep the redirect when the address is changed back.
  expect(headers.get('cache-control')).toContain('max-age=0');
  await page.getByRole('button', { name: 'Hide it from the site' }).click();
  await expect.poll(status, SOON).toBe(404);
});
