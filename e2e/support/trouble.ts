import type { Page } from '@playwright/test';

export const alert = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text });

/** The school API, or the way to it, fails at one call, until it is mended. */
export async function breakCall(page: Page, name: string, how: 'down' | 'offline' = 'down') {
  const url = `**/api/${name}`;
  const error = { code: 'upstream_failed', message: 'No answer just now.', requestId: '' };
  await page.route(url, (route) =>
    how === 'offline'
      ? route.abort('internetdisconnected')
      : route.fulfill({ status: 502, json: { error } }),
  );
  return () => page.unroute(url);
}

/** As in the window of another app on a phone, where payments come back by a redirect. */
export const insideAnotherApp = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 300.0',
  viewport: { width: 360, height: 740 },
};

/** The page's scripts stay away until it is woken: a visitor may have typed before. */
export async function keepAsleep(page: Page): Promise<() => void> {
  let wake: () => void = () => undefined;
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await woken;
    await route.continue();
  });
  return wake;
}
