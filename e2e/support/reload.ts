import type { Page } from '@playwright/test';
import { waitUntilDrawn } from './drawn';

/**
 * Waits for the site's script, which is loaded after the first frame, and until nothing moves: a click
 * is lost if its control moves between press and release.
 */
export async function waitForEnhance(page: Page): Promise<void> {
  await waitUntilDrawn(page);
  await page.waitForFunction(() => customElements.get('ui-nav') !== undefined);
}

/** The returned function tells whether the page was reloaded since. */
export async function watchReload(page: Page): Promise<() => Promise<boolean>> {
  await waitForEnhance(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  return async () => (await page.locator('html[data-same]').count()) === 0;
}

/** The bundler notifies pages only of later edits. */
export async function waitForSync(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) =>
    payload.toString().includes('"type":"sync"'),
  );
}
