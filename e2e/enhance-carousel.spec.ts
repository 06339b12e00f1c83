import { expect, expectAccessible, test } from './enhance/test';

test.describe('carousel', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('wraps at both ends, marks its dot and announces its position', async ({ page }) => {
    await page.goto('/carousel');
    const host = page.getByRole('region', { name: 'Testimonials' });
    const status = host.locator('[data-status]');
    await expect(status).toHaveText('1 to 3 of 6');
    await expect(host.locator('[data-dot]:visible')).toHaveCount(4);
    await host.getByRole('button', { name: 'Previous' }).click();
    await expect(status).toHaveText('4 to 6 of 6');
    await expect(status).toHaveAttribute('aria-live', 'polite');
    await expect(host.getByText('Card 6')).toBeInViewport();
    await host.getByRole('button', { name: 'Next' }).click();
    await expect(status).toHaveText('1 to 3 of 6');
    await host.getByRole('button', { name: 'Go to 3' }).click();
    await expect(host.getByText('Card 3')).toBeInViewport();
    await expect(host.locator('[aria-current]')).toHaveAccessibleName('Go to 3');
    await expectAccessible(page);
  });

  test('scrolls a row by 250 px and stops at its ends', async ({ page }) => {
    await page.goto('/carousel');
    const host = page.getByRole('region', { name: 'Results' });
    const left = () =>
      host.locator('[data-track]').evaluate((track) => Math.round(track.scrollLeft));
    const previous = host.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await host.getByRole('button', { name: 'Next' }).click();
    await expect.poll(left).toBe(250);
    await host.getByRole('button', { name: 'Next' }).click();
    await expect.poll(left).toBe(500);
    await previous.click();
    await previous.click();
    await expect.poll(left).toBe(0);
  });

  test('disables its buttons when there is nothing to scroll', async ({ page }) => {
    await page.goto('/carousel');
    for (const name of ['Lonely', 'Fitting']) {
      const host = page.getByRole('region', { name });
      await expect(host.getByRole('button', { name: 'Next' })).toBeDisabled();
      await expect(host.getByRole('button', { name: 'Previous' })).toBeDisabled();
    }
    await expect(page.getByRole('region', { name: 'Empty' })).toHaveCount(0);
    const long = page.getByRole('region', { name: 'Long' });
    await expect(long.locator('.carousel-status')).toHaveText('1 of 20');
  });

  test('follows the arrow keys', async ({ page }) => {
    await page.goto('/carousel');
    const host = page.getByRole('region', { name: 'Testimonials' });
    await host.locator('[data-track]').focus();
    await page.keyboard.press('ArrowRight');
    await expect(host.locator('[data-status]')).toHaveText('2 to 4 of 6');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(host.locator('[data-status]')).toHaveText('4 to 6 of 6');
  });

  test('turns by itself until it is paused, hovered or focused', async ({ page }) => {
    // A fake clock from the start: only runFor() moves it.
    await page.clock.install({ time: new Date('2026-04-01T10:00:00Z') });
    await page.clock.pauseAt(new Date('2026-04-01T10:00:01Z'));
    await page.goto('/carousel');
    const host = page.getByRole('region', { name: 'Hero' });
    const status = host.locator('[data-status]');
    await expect(status).toHaveText('1 of 5');
    await page.clock.runFor(350);
    await expect(status).toHaveText('2 of 5');
    await expect(status).toHaveAttribute('aria-live', 'off');
    // Smooth scrolling uses real time, and a focus or click would interrupt it.
    await expect(host.locator('[data-slide]').nth(1)).toBeInViewport({ ratio: 0.99 });

    await host.hover();
    await page.clock.runFor(2000);
    await expect(status).toHaveText('2 of 5');
    await page.mouse.move(0, 0);
    await host.locator('[data-track]').focus();
    await page.clock.runFor(2000);
    await expect(status).toHaveText('2 of 5');

    await host.getByRole('button', { name: 'Pause' }).click();
    await host.getByRole('button', { name: 'Play' }).blur();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2000);
    await expect(status).toHaveText('2 of 5');
    await host.getByRole('button', { name: 'Play' }).click();
    await host.getByRole('button', { name: 'Pause' }).blur();
    await page.mouse.move(0, 0);
    await page.clock.runFor(350);
    await expect(status).toHaveText('3 of 5');
  });

  test('loads the pictures of neighbouring slides early', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/carousel');
    const pictures = page.getByRole('region', { name: 'Hero' }).locator('img');
    await expect(pictures.nth(1)).toHaveAttribute('loading', 'eager');
    await expect(pictures.nth(4)).toHaveAttribute('loading', 'eager');
    await expect(pictures.nth(2)).toHaveAttribute('loading', 'lazy');
  });

  test('stands still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/carousel');
    const host = page.getByRole('region', { name: 'Hero' });
    await expect(host.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(host.locator('[data-pause]')).toBeHidden();
    await host.getByRole('button', { name: 'Next' }).click();
    await expect(host.locator('[data-status]')).toHaveText('2 of 5');
  });
});

test.describe('carousel on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('shows one card a view and follows a swipe', async ({ page }) => {
    await page.goto('/carousel');
    const host = page.getByRole('region', { name: 'Testimonials' });
    const track = host.locator('[data-track]');
    await expect(host.locator('[data-status]')).toHaveText('1 of 6');
    const { x = 0, y = 0 } = (await track.boundingBox()) ?? {};
    const session = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: x + at, y: y + 60 }],
      });
    await finger('touchStart', 290);
    for (let at = 280; at >= 60; at -= 20) await finger('touchMove', at);
    await finger('touchEnd');
    await expect(host.locator('[data-status]')).toHaveText('2 of 6');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(360);
    // Six dots would not fit beside the buttons.
    await expect(host.locator('[data-dot]:visible')).toHaveCount(0);
    await expect(host.getByText('2 of 6')).toBeVisible();
  });
});
