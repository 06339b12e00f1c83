import type { Page } from '@playwright/test';

/** The user agent of an in-app browser, where payments return by a redirect. */
export const insideAnotherApp = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0',
  viewport: { width: 360, height: 740 },
};

export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const holdScripts = (page: Page) => hold(page, /\/_next\/static\/.*\.js/);
