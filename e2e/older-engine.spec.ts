import { expect, type Page, test } from '@playwright/test';
import { emulateOlderEngine } from './support/older-engine';
import { collectPageErrors } from './support/page-errors';
import { linesOf } from './support/page-lines';
import { waitForEnhance } from './support/reload';
import { forms, open, templates } from './support/routes';
import { expectNoSidewaysScroll } from './support/sideways-scroll';

async function openEnhanced(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForEnhance(page);
}

test.describe('in an older engine', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(async ({ context }) => emulateOlderEngine(context));

  for (const width of [360, 1280]) {
    const tag = width === 360 ? [] : '@night';
    test(`menus open one at a time and navigate, at ${width} px`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openEnhanced(page, '/news-event');
      const menu = (name: string) =>
        page
          .getByRole('navigation', { name: 'Main' })
          .locator('details', { hasText: name })
          .first();
      await menu('Facilities').locator('summary').click();
      await expect(menu('Facilities').getByRole('link', { name: 'Robotics' })).toBeVisible();
      await menu('More').locator('summary').click();
      await expect(menu('Facilities')).not.toHaveAttribute('open');
      await menu('More').getByRole('link', { name: 'Careers' }).click();
      await expect(page).toHaveURL(/\/careers$/);
    });
  }

  test('every kind of page is complete, fits and has no errors', { tag: '@night' }, async ({
    page,
  }) => {
    const pageErrors = collectPageErrors(page);
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of [...templates, ...forms].filter((each) => each !== '/no-such-page')) {
      await open(page, path);
      await waitForEnhance(page);
      expect((await linesOf(page)).length, path).toBeGreaterThan(2);
      await expectNoSidewaysScroll(page);
      expect(pageErrors, path).toEqual([]);
    }
  });

  test('dialogs open, close and return the focus', { tag: '@night' }, async ({ page }) => {
    const pageErrors = collectPageErrors(page);
    await openEnhanced(page, '/careers');
    const opener = page.getByRole('link', { name: /Click to view more/ }).first();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(pageErrors).toEqual([]);
  });

  test('tabs, carousels and selects still work', async ({ page }) => {
    const pageErrors = collectPageErrors(page);
    await openEnhanced(page, '/acedemics');
    await page.getByRole('tab', { name: 'Faculty' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Faculty' })).toBeVisible();
    await openEnhanced(page, '/guest-house');
    const slider = page.getByRole('region', { name: 'Pictures of Gita Nagri' });
    const dots = slider.getByRole('button', { name: /^Go to/ });
    await slider.getByRole('button', { name: 'Next' }).click();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
    await openEnhanced(page, '/syllabus');
    await page.getByRole('link', { name: 'Grade 12', exact: true }).click();
    await expect(page.locator('#grade h2')).toHaveText('Grade 12');
    expect(pageErrors).toEqual([]);
  });
});
