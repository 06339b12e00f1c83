import type { Page } from '@playwright/test';

/** The site's script comes after the first frame: what it adds to a page is there now. */
export async function enhanced(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('ui-nav') !== undefined);
}
