import type { Page } from '@playwright/test';

/** The site's script comes after the first frame: what it adds to a page is there now. */
export async function enhanced(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('ui-nav') !== undefined);
}

/** Whether the page was loaded anew since `mark` was called. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await enhanced(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  return async () => (await page.locator('html[data-same]').count()) === 0;
}
