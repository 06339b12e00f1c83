import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import type { Office } from './support/office';
import { content } from './support/office-content';
import { openOffice, test } from './support/office-fixtures';
import { collectPageErrors } from './support/page-errors';

// One office and one site for all of the file.
test.describe.configure({ mode: 'default' });

const TITLE = 'Venkatanarasimharajuvaripeta';

async function previewOf(page: Page, office: Office, path: string): Promise<string> {
  await openOffice(page, office, path);
  await page.getByRole('button', { name: 'Preview what is saved' }).click();
  const link = page.getByRole('link', { name: 'As on a computer' });
  return (await link.getAttribute('href')) ?? '';
}

test('a draft is seen in the real page, and nowhere else', async ({ page, office, site }) => {
  const href = await previewOf(page, office, `/content/news/${content.draft}`);
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
  // The framework has nothing of it either.
  for (const path of ['/news-event', '/feed.xml', '/sitemap.xml', '/']) {
    expect(await (await fetch(site.url + path)).text(), path).not.toContain(TITLE);
  }
  expect(site.output()).not.toContain(href.slice(-43));
  expect(office.api.output()).not.toContain(href.slice(-43));
});

test('it is shown at the width of a phone, in a frame of the same site', async ({
  page,
  office,
  site,
}) => {
  const href = await previewOf(page, office, `/content/news/${content.draft}`);
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

test('a list with a draft in it is the page that shows the list', async ({
  page,
  office,
  site,
}) => {
  const href = await previewOf(page, office, `/content/faculty/${content.teacher}`);
  await page.goto(href);
  await expect(page.getByText('Ila Jha').first()).toBeVisible();
  expect(await (await fetch(`${site.url}/acedemics/faculty`)).text()).not.toContain('Ila Jha');
});

test('an address that nobody was given leads to the page for unknown addresses', async ({
  page,
  site,
}) => {
  for (const token of ['a'.repeat(43), 'x', '..%2f..']) {
    const response = await page.goto(`${site.url}/preview/${token}`);
    expect(response?.status(), token).toBe(404);
    expect(response?.headers()['cache-control']).toContain('no-store');
  }
  expect((await fetch(`${site.url}/preview/${'a'.repeat(43)}`, { method: 'POST' })).status).toBe(
    405,
  );
});
