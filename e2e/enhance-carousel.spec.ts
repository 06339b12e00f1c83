import { expect, type Page } from '@playwright/test';
import { home } from '@/content/home';
import { waitForEnhance } from './support/reload';
import { test } from './support/sites';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The carousel of the home page that shows three cards on a wide screen, and how many it has. */
async function testimonials(page: Page) {
  await page.goto('/');
  await waitForEnhance(page);
  const host = page.getByRole('region', { name: home.testimonials.heading });
  await host.scrollIntoViewIfNeeded();
  const status = host.locator('[data-status]');
  await expect(status).toHaveText(/^1 /);
  const count = Number((await status.textContent())?.split(' ').at(-1));
  return { host, status, count };
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('wraps at both ends, marks its dot and announces its position', async ({ page }) => {
    const { host, status, count } = await testimonials(page);
    await expect(status).toHaveText(`1 to 3 of ${count}`);
    await expect(host.locator('[data-dot]:visible')).toHaveCount(count - 2);
    await host.getByRole('button', { name: 'Previous' }).click();
    await expect(status).toHaveText(`${count - 2} to ${count} of ${count}`);
    await expect(status).toHaveAttribute('aria-live', 'polite');
    await host.getByRole('button', { name: 'Next' }).click();
    await expect(status).toHaveText(`1 to 3 of ${count}`);
    await host.getByRole('button', { name: 'Go to 2' }).click();
    await expect(host.locator('[aria-current]')).toHaveAccessibleName('Go to 2');
    await host.locator('[data-track]').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(status).toHaveText(`${count - 2} to ${count} of ${count}`);
  });

  test('scrolls a row by 250 px and stops at its ends', async ({ page }) => {
    await page.goto('/acedemics/results');
    const host = page.getByRole('region', { name: 'Class 10th, 2025' });
    const left = () =>
      host.locator('[data-track]').evaluate((track) => Math.round(track.scrollLeft));
    const previous = host.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await host.getByRole('button', { name: 'Next' }).click();
    await expect.poll(left).toBe(250);
    await previous.click();
    await expect.poll(left).toBe(0);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
  });

  test('disables its buttons when there is nothing to scroll', async ({ page, fake }) => {
    await page.goto(`${fake.url}/acedemics/results`);
    const host = page.getByRole('region', { name: 'Class 10th, 2025' });
    await expect(host.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(host.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('shows one card a view and follows a swipe', async ({ page }) => {
    const { host, status, count } = await testimonials(page);
    await expect(status).toHaveText(`1 of ${count}`);
    const { x = 0, y = 0 } = (await host.locator('[data-track]').boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: x + at, y: y + 60 }],
      });
    await finger('touchStart', 290);
    for (let at = 280; at >= 60; at -= 20) await finger('touchMove', at);
    await finger('touchEnd');
    await expect(status).toHaveText(`2 of ${count}`);
  });
});
