import type { Page } from '@playwright/test';

/** Waits for the site's script, which is loaded after the first frame. */
export async function waitForEnhance(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('ui-nav') !== undefined);
}

/** The returned function says whether the page was reloaded since. */
export async function watchReload(page: Page): Promise<() => Promise<boolean>> {
  await waitForEnhance(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  return async () => (await page.locator('html[data-same]').count()) === 0;
}
