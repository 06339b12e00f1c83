import type { Page } from '@playwright/test';

/**
 * Waits until a page is fully laid out before it is measured: fonts are applied after the first
 * frame, far content is laid out later, and media queries apply a new width in the next frame.
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
