import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';

/** Nothing sticks out to the right. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over).toBeLessThanOrEqual(0);
}

/** At a width, with texts of a size, and still: gives the check to be made in every state. */
export async function lookClosely(page: Page, width: number, text: string) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return async () => {
    await page.addStyleTag({ content: `html { font-size: ${text}; }` });
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
}
