import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { shared } from '../support/shared';
import { startSite } from './site';

type Site = Awaited<ReturnType<typeof startSite>>;

/** Tests on the component pages; any script error or policy violation fails them. */
export const test = base.extend<{ noErrors: undefined }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    shared,
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  noErrors: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (/Content Security|Trusted/i.test(message.text())) faults.push(message.text());
      });
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
      );
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

export { expect };
