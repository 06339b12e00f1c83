import { expect, expectAccessible, test } from './enhance/test';
import { hold } from './support/failing-calls';

test('a link changes its part, the address, the title and the canonical', async ({ page }) => {
  await page.goto('/swap');
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('link', { name: 'Go to 2' }).click();
  await expect(page.getByRole('heading', { name: 'Page 2 of 2025' })).toBeVisible();
  await expect(page).toHaveURL('/swap?page=2');
  await expect(page).toHaveTitle('News 2');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=2$/);
  await expect(page.locator('#trail')).toHaveText('News > Page 2');
  await expect(page.locator('body')).toHaveAttribute('data-same');
  await expect(page.getByRole('link', { name: 'Go to 2' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('News 2');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // The new part has its custom elements.
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expectAccessible(page);
});

test('Back and Forward bring the parts back, and after a reload too', async ({ page }) => {
  await page.goto('/swap');
  await page.getByRole('link', { name: 'Go to 2' }).click();
  await expect(page).toHaveTitle('News 2');
  await page.getByRole('link', { name: 'Go to 3' }).click();
  await expect(page).toHaveTitle('News 3');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Page 2 of 2025' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle('News');
  await expect(page.getByRole('heading', { name: 'Page 1 of 2025' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Page 2 of 2025' })).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Page 1 of 2025' })).toBeVisible();
  await expect(page).toHaveURL('/swap');
});

test('says Loading... while the page is loading', async ({ page }) => {
  await page.goto('/swap');
  const release = await hold(page, '**/swap?page=2');
  await page.getByRole('link', { name: 'Go to 2' }).click();
  await expect(page.locator('#news')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('#news').getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Page 2 of 2025' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.locator('#news')).not.toHaveAttribute('aria-busy');
});

test('the last choice wins', async ({ page }) => {
  await page.goto('/swap');
  await page.route('**/swap?page=2', () => {}); // never answered
  await page.getByRole('link', { name: 'Go to 2' }).click();
  await page.getByRole('link', { name: 'Go to 3' }).click();
  await expect(page.getByRole('heading', { name: 'Page 3 of 2025' })).toBeVisible();
  await expect(page).toHaveURL('/swap?page=3');
});

test('a select shows its choice at once and keeps the focus', async ({ page }) => {
  await page.goto('/swap');
  await expect(page.getByRole('button', { name: 'Show' })).toBeHidden();
  await page.getByLabel('Year').focus();
  await page.getByLabel('Year').selectOption('2024');
  await expect(page.getByRole('heading', { name: 'Page 1 of 2024' })).toBeVisible();
  await expect(page).toHaveURL('/swap?year=2024');
  await expect(page.getByLabel('Year')).toBeFocused();
  await expect(page.getByLabel('Year')).toHaveValue('2024');
});

test('the focus goes to the heading where it is asked to', async ({ page }) => {
  await page.goto('/heading?page=1');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'List 2', level: 2 })).toBeFocused();
});

for (const [fault, answer] of [
  ['an error', { status: 500, contentType: 'text/html', body: '<title>Broken</title>' }],
  ['another type', { status: 200, contentType: 'text/plain', body: 'plain' }],
] as const) {
  test(`loads the page itself after ${fault}`, async ({ page }) => {
    await page.goto('/swap');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    await page.route('**/swap?page=2', (route) => route.fulfill(answer));
    await page.getByRole('link', { name: 'Go to 2' }).click();
    await expect(page.locator('body')).not.toHaveAttribute('data-same');
    await expect(page).toHaveURL('/swap?page=2');
  });
}

test('loads the page itself when it has no such part, or lies elsewhere', async ({ page }) => {
  await page.goto('/swap');
  await page.getByRole('link', { name: 'No such part' }).click();
  await expect(page.getByText('The lost page')).toBeVisible();
  await page.goto('/swap');
  await page.getByRole('link', { name: 'Another page' }).click();
  await expect(page.getByText('Another page altogether')).toBeVisible();
});

test('leaves clicks for a new tab and jumps on the page alone', async ({ page, context }) => {
  await page.goto('/swap');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Go to 2' }).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page.getByRole('heading', { name: 'Page 1 of 2025' })).toBeVisible();
  await page.getByRole('link', { name: 'Jump' }).click();
  await expect(page).toHaveURL('/swap#news');
  await expect(page.getByRole('heading', { name: 'Page 1 of 2025' })).toBeVisible();
});
