import { expect, type Page, test } from '@playwright/test';
import { hold } from './support/failing-calls';
import { watchReload } from './support/reload';

const toPage = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Pages of news' }).getByRole('link', {
    name: `Page ${number}`,
    exact: true,
  });

test('says Loading... while the page is loading, and keeps the focus', async ({ page }) => {
  await page.goto('/news-event');
  await watchReload(page);
  const release = await hold(page, '**/news-event?page=2');
  await toPage(page, 2).click();
  await expect(page.locator('#news')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('#news').getByText('Loading', { exact: false }).first()).toBeVisible();
  release();
  await expect(page).toHaveURL('/news-event?page=2');
  await expect(page.locator('#news')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=2$/);
});

test('the last choice wins', async ({ page }) => {
  await page.goto('/syllabus');
  const reloaded = await watchReload(page);
  await page.route('**/syllabus?grade=9', () => {}); // never answered
  await page.getByRole('link', { name: 'Grade 9', exact: true }).click();
  await page.getByRole('link', { name: 'Grade 12', exact: true }).click();
  await expect(page.locator('#grade h2')).toHaveText('Grade 12');
  await expect(page).toHaveURL('/syllabus?grade=12');
  expect(await reloaded()).toBe(false);
});

for (const [fault, answer] of [
  ['an error', { status: 500, contentType: 'text/html', body: '<title>Broken</title>' }],
  ['another type', { status: 200, contentType: 'text/plain', body: 'plain' }],
] as const) {
  test(`loads the page itself after ${fault}`, async ({ page }) => {
    await page.goto('/syllabus');
    const reloaded = await watchReload(page);
    await page.route('**/syllabus?grade=9', (route) => route.fulfill(answer));
    await page.getByRole('link', { name: 'Grade 9', exact: true }).click();
    await expect(page).toHaveURL('/syllabus?grade=9');
    await expect.poll(reloaded).toBe(true);
  });
}

test('leaves clicks for a new tab alone', async ({ page, context }) => {
  await page.goto('/syllabus');
  await watchReload(page);
  const opened = context.waitForEvent('page');
  const link = page.getByRole('link', { name: 'Grade 9', exact: true });
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page.locator('#grade h2')).toHaveText('Grade 2');
});
