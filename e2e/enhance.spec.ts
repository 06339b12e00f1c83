import { expect, type Page } from '@playwright/test';
import { home } from '@/content/home';
import { hold } from './support/failing-calls';
import { waitForEnhance, watchReload } from './support/reload';
import { test } from './support/sites';

test('a bank detail is copied without the clipboard API', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => {
      document.title = `copied ${getSelection()}`;
    });
  });
  await page.goto('/direct-bank-transfer');
  await page.getByRole('button', { name: 'Copy IFSC' }).click();
  await expect(page).toHaveTitle(`copied ${await page.locator('#account-ifsc').textContent()}`);
});

test('menus are closed when the page is restored from the cache', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/news-event');
  await waitForEnhance(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.locator('summary').first().click();
  await expect(navigation.locator('details[open]')).toHaveCount(1);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(navigation).toBeHidden();
  await expect(page.locator('details[data-menu][open]')).toHaveCount(0);
});

test('pictures that fail to load are replaced by the placeholder', async ({ page }) => {
  await page.route(/_next\/image/, (route) => route.abort());
  await page.goto('/news-event');
  const pictures = page.locator('main article img');
  await expect(pictures.first()).toHaveAttribute('src', /^\/art\//);
  await expect(pictures.first()).not.toHaveAttribute('srcset');
});

test('a carousel disables its buttons when there is nothing to scroll', async ({ page, fake }) => {
  await page.goto(`${fake.url}/acedemics/results?year=2025`);
  const host = page.getByRole('region', { name: 'Class 10th, 2025' });
  await expect(host.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(host.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a carousel shows one card per view, and a flick turns one', async ({ page }) => {
    await page.goto('/');
    await waitForEnhance(page);
    const host = page.getByRole('region', { name: home.testimonials.heading });
    await host.scrollIntoViewIfNeeded();
    const status = host.locator('[data-status]');
    await expect(status).toHaveText(/^1 of/);
    const { x = 0, y = 0 } = (await host.locator('[data-track]').boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    // A flick, always of the same speed: the events have times of their own.
    let seconds = Date.now() / 1000;
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) => {
      seconds += 0.012;
      return session.send('Input.dispatchTouchEvent', {
        type,
        timestamp: seconds,
        touchPoints: at === undefined ? [] : [{ x: x + at, y: y + 60 }],
      });
    };
    await finger('touchStart', 290);
    for (let at = 280; at >= 60; at -= 20) await finger('touchMove', at);
    await finger('touchEnd');
    await expect(status).toHaveText(/^2 of/);
    await host.getByRole('button', { name: 'Next' }).click();
    await expect(status).toHaveText(/^3 of/);
    await expect(status).toHaveAttribute('aria-live', 'polite');
    await host.locator('[data-track]').press('ArrowLeft');
    await expect(status).toHaveText(/^2 of/);
  });
});

// A region of one page that is replaced by that of another.
const toPage = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Pages of news' }).getByRole('link', {
    name: `Page ${number}`,
    exact: true,
  });

test('shows Loading... while the page loads, and keeps the focus', async ({ page }) => {
  await page.goto('/news-event');
  await watchReload(page);
  const release = await hold(page, '**/news-event?page=2');
  await toPage(page, 2).click();
  await expect(page.locator('#news')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('#news').getByText('Loading', { exact: false }).first()).toBeVisible();
  release();
  await expect(page).toHaveURL('/news-event?page=2');
  await expect(page.locator('#news')).not.toHaveAttribute('aria-busy');
  await expect(page.locator('#news :focus, #news:focus')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=2$/);
});

test('Back while the script is still loading shows the earlier part', async ({ page }) => {
  await page.goto('/syllabus');
  await waitForEnhance(page);
  const part = page.locator('#grade h2');
  await page.getByRole('link', { name: 'Grade 9', exact: true }).click();
  await expect(part).toHaveText('Grade 9');
  const release = await hold(page, '**/enhance.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(part).toHaveText('Grade 9');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/syllabus');
  release();
  await expect(part).toHaveText('Grade 2');
});

test('the last choice wins', async ({ page }) => {
  await page.goto('/syllabus');
  const reloaded = await watchReload(page);
  await page.route('**/syllabus?grade=9', () => {}); // never answered
  await page.getByRole('link', { name: 'Grade 9', exact: true }).click();
  await page.getByRole('link', { name: 'Grade 12', exact: true }).click();
  await expect(page.locator('#grade h2')).toHaveText('Grade 12');
  await expect(page.getByRole('link', { name: 'Grade 12', exact: true })).toBeFocused();
  await expect(page).toHaveURL('/syllabus?grade=12');
  expect(await reloaded()).toBe(false);
});

for (const [fault, answer] of [
  ['an error', { status: 500, contentType: 'text/html', body: '<title>Broken</title>' }],
  ['another type', { status: 200, contentType: 'text/plain', body: 'plain' }],
  ['a page without the part', { status: 200, contentType: 'text/html', body: '<title>Sign in' }],
] as const) {
  test(`falls back to a full page load after ${fault}`, async ({ page }) => {
    await page.goto('/syllabus');
    const reloaded = await watchReload(page);
    await page.route('**/syllabus?grade=9', (route) => route.fulfill(answer));
    await page.getByRole('link', { name: 'Grade 9', exact: true }).click();
    await expect(page).toHaveURL('/syllabus?grade=9');
    await expect.poll(reloaded).toBe(true);
  });
}
