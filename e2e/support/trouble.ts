import type { Page } from '@playwright/test';

export const alert = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text });

type Trouble = 'down' | 'offline' | 'portal';

/** The school API, or the way to it, fails at one call, until it is mended. */
export async function breakCall(page: Page, name: string, how: Trouble = 'down') {
  const url = `**/api/${name}`;
  const error = { code: 'upstream_failed', message: 'No answer just now.', requestId: '' };
  await page.route(url, (route) => {
    if (how === 'offline') return route.abort('internetdisconnected');
    // A network that wants a sign-in first answers everything with its own page.
    if (how === 'portal') return route.fulfill({ contentType: 'text/html', body: '<h1>Sign in' });
    return route.fulfill({ status: 502, json: { error } });
  });
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
