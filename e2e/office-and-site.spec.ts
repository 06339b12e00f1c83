import { expect, type Page } from '@playwright/test';
import { school } from '@/content/school';
import { expectAccessible } from './support/axe';
import type { Office } from './support/office';
import { expectMessage } from './support/office-checks';
import { content } from './support/office-content';
import { openOffice, test } from './support/office-fixtures';
import { collectPageErrors } from './support/page-errors';
import { waitForEnhance } from './support/reload';

// One office and two sites for the whole file; these tests wait for what passes between them.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const WORD = 'Zanzibar';
/** Five seconds on an idle machine. */
const SOON = { intervals: [200], timeout: 30_000 };

async function write(page: Page, office: Office, title: string): Promise<void> {
  await openOffice(page, office, '/content/news/new');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Text' }).fill(`${WORD} is far away.`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectMessage(page, 'Saved.');
}

test('published content is everywhere within five seconds, hidden content nowhere', async ({
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
  await page.getByRole('button', { name: 'Hide from the site' }).click();
  await expectMessage(page, 'Hidden.');
  await expect.poll(shows, SOON).not.toContain(true);
  // And it does not come back with the next visit.
  for (let n = 0; n < 3; n += 1) expect(await shows()).not.toContain(true);
  for (const { url } of [site, other]) expect((await fetch(url + item)).status).toBe(404);
});

test('an old address redirects to the new one, until the item is hidden', async ({
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
  await page.getByRole('button', { name: 'Hide from the site' }).click();
  await expect.poll(status, SOON).toBe(404);
});

const PHONE = '+91 98111 22222';
const PAGES = ['/', '/contact-us', '/admission', '/terms', '/careers', '/direct-bank-transfer'];

test('school facts saved in the office soon appear on every page and in the forms’ scripts', async ({
  page,
  office,
  site,
}) => {
  const all = () => Promise.all(PAGES.map(async (path) => (await fetch(site.url + path)).text()));
  // Caches the pages before anything changes.
  for (const html of await all()) expect(html).not.toContain(PHONE);
  await openOffice(page, office, '/school');
  await page.getByLabel('Phone numbers').fill(`${PHONE}\n+91 98111 33333`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved');
  await expect
    .poll(async () => (await all()).every((html) => html.includes(PHONE)), SOON)
    .toBe(true);

  const errors = collectPageErrors(page);
  for (const path of ['/register', '/contact-us', '/careers/apply-now', '/donate-register']) {
    await page.goto(site.url + path);
    await waitForEnhance(page);
    await expect(page.getByRole('link', { name: PHONE }).first(), path).toBeAttached();
    await expect(page.getByText(school.phones[0]), path).toHaveCount(0);
  }
  expect(errors, 'React finds what it expects').toEqual([]);
});

const TITLE = 'Venkatanarasimharajuvaripeta';

async function previewOf(page: Page, office: Office): Promise<string> {
  await openOffice(page, office, `/content/news/${content.draft}`);
  await page.getByRole('button', { name: 'Preview the saved text' }).click();
  const link = page.getByRole('link', { name: 'On a computer' });
  return (await link.getAttribute('href')) ?? '';
}

test('a draft appears in the real page, and nowhere else', async ({ page, office, site }) => {
  const href = await previewOf(page, office);
  expect(href).toMatch(new RegExp(`^${site.url}/preview/[\\w-]{43}$`));
  const errors = collectPageErrors(page);
  const response = await page.goto(href);
  expect(response?.status()).toBe(200);
  const headers = response?.headers() ?? {};
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers['set-cookie']).toBeUndefined();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(TITLE);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(TITLE);
  await expect(page.getByText('two games')).toBeVisible();
  await expectAccessible(page);
  expect(errors).toEqual([]);
  // The framework has not stored it either.
  for (const path of ['/news-event', '/feed.xml', '/sitemap.xml', '/']) {
    expect(await (await fetch(site.url + path)).text(), path).not.toContain(TITLE);
  }
  expect(site.output()).not.toContain(href.slice(-43));
  expect(office.api.output()).not.toContain(href.slice(-43));
  const unknown = await fetch(`${site.url}/preview/${'a'.repeat(43)}`);
  expect(unknown.status).toBe(404);
  expect(unknown.headers.get('cache-control')).toContain('no-store');
});

test('a draft is shown at phone width, in a frame of the same site', async ({
  page,
  office,
  site,
}) => {
  const href = await previewOf(page, office);
  expect(href).toContain(site.url);
  const errors = collectPageErrors(page);
  await page.goto(href);
  await page.getByRole('link', { name: 'Show it at phone width' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(TITLE);
  await expect(frame.getByRole('link', { name: 'Show it at phone width' })).toBeHidden();
  await expectAccessible(page);
  expect(errors).toEqual([]);
  await page.getByRole('link', { name: 'Show it at desktop width' }).click();
  await expect(page).toHaveURL(href);
});
