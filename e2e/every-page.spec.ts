import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectAccessibleAtAllSizes, expectSoundLayout, setWidth } from './support/checks/page';
import { collectPageErrors } from './support/page-errors';
import { linesOf } from './support/page-lines';
import { waitForEnhance } from './support/reload';
import { addresses, open, statesOf, templates } from './support/routes';
import { shared } from './support/shared';
import { expectNoSidewaysScroll } from './support/sideways-scroll';

const phone = { width: 360, height: 800 };

/** A context that all pages of a worker share, so that fonts, styles and pictures load once. */
const test = base.extend<object, { withoutScripts: BrowserContext }>({
  withoutScripts: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport: phone,
        javaScriptEnabled: false,
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const missingIn = (lines: readonly string[], all: readonly string[]) => {
  const text = all.join('\n');
  return lines.filter((line) => !text.includes(line));
};

/** One load serves all checks of a page, another without scripts its completeness. */
for (const address of addresses) {
  const tag = templates.includes(address) ? [] : '@night';
  test(`${address} is accessible, fits, and is complete without scripts`, { tag }, async ({
    page,
    withoutScripts,
  }) => {
    // All states and widths of a page.
    test.setTimeout(shared.timeout);
    const states = statesOf(address);
    if (states.some(({ playsVideo }) => playsVideo)) await fakePlayer(page);
    const errors = collectPageErrors(page);
    await page.setViewportSize(phone);
    const isMissing = (await open(page, address))?.status() === 404;
    const lines = await linesOf(page);
    expect(lines.length).toBeGreaterThan(2);
    const plain = await withoutScripts.newPage();
    await open(plain, address);
    expect(missingIn(lines, await linesOf(plain)), 'without scripts').toEqual([]);
    await plain.close();
    await expectAccessibleAtAllSizes(page);

    for (const [index, { name, open: change }] of states.entries()) {
      await test.step(name, async () => {
        // The first state starts from the page that is already open.
        if (index > 0) await open(page, address);
        await waitForEnhance(page);
        await change(page);
        await expectSoundLayout(page);
      });
    }
    expect(isMissing ? [] : errors).toEqual([]);
  });
}

async function fakePlayer(page: Page): Promise<void> {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p lang="en">Film' }),
  );
}

test('every open menu is accessible and fits, on a wide screen and on a phone', async ({
  page,
}) => {
  await page.goto('/news-event');
  const menus = page.getByRole('navigation', { name: 'Main' }).locator('details');
  for (const width of [1280, 360]) {
    await setWidth(page, width);
    if (width === 360) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    for (const menu of await menus.all()) {
      await menu.locator('summary').click();
      await expect(menu.getByRole('link').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  }
});
