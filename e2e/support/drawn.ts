import type { Page } from '@playwright/test';

/**
 * Waits until a page stands as it will be read, before anything on it is measured. Its fonts are asked
 * for after the first frame and applied together, far parts are laid out later still, and a new width
 * reaches the media queries only with the next frame.
 */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { early, fontsPending } = document.documentElement.dataset;
    return early === undefined && fontsPending === undefined;
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}
