import { expect, type Page } from '@playwright/test';
import { waitUntilDrawn } from './drawn';

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await waitUntilDrawn(page);
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over).toBeLessThanOrEqual(0);
}
