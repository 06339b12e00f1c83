import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectAccessibleAtAllSizes, expectSoundLayout, setWidth } from './support/checks/page';
import { emulateOlderEngine } from './support/older-engine';
import { collectPageErrors } from './support/page-errors';
import { linesOf } from './support/page-lines';
import { waitForEnhance } from './support/reload';
import { addresses, isForm, open, statesOf } from './support/routes';
import { expectNoSidewaysScroll } from './support/sideways-scroll';

const phone = { width: 360, height: 800 };

/** Contexts that all pages of a worker share, so that fonts, styles and pictures load once. */
const test = base.extend<object, { withoutScripts: BrowserContext; olderEngine: BrowserContext }>({
  withoutScripts: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport: phone,
        javaScriptEnabled: false,
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  olderEngine: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport: phone,
        bypassCSP: true,
        reducedMotion: 'reduce',
      });
      await emulateOlderEngine(context);
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

async function withPage(context: BrowserContext, check: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  await check(page);
  await page.close();
}

/** One load as it is, one without scripts and one in an older engine serve every check of a page. */
for (const address of addresses) {
  test(`${address} is accessible, fits, and is complete without scripts and in an older engine`, async ({
    page,
    withoutScripts,
    olderEngine,
  }) => {
    const states = statesOf(address);
    if (states.some(({ playsVideo }) => playsVideo)) await fakePlayer(page);
    const errors = collectPageErrors(page);
    await page.setViewportSize(phone);
    const isMissing = (await open(page, address))?.status() === 404;
    const lines = await linesOf(page);
    expect(lines.length).toBeGreaterThan(2);
    await expectAccessibleAtAllSizes(page);

    await test.step('without scripts', () =>
      withPage(withoutScripts, async (plain) => {
        await open(plain, address);
        expect(missingIn(lines, await linesOf(plain))).toEqual([]);
        if (!isForm(address)) return;
        const note = plain.locator('main p', { hasText: 'needs JavaScript' });
        await expect(note.locator('a[href^="tel:"]').first()).toBeVisible();
        await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
      }));

    await test.step('in an older engine', () =>
      withPage(olderEngine, async (older) => {
        const olderErrors = collectPageErrors(older);
        await open(older, address);
        const links = older.getByRole('navigation', { name: 'Main' }).getByRole('link');
        await expect(links.first()).toBeVisible();
        await expectNoSidewaysScroll(older);
        expect(missingIn(lines, await linesOf(older))).toEqual([]);
        expect(isMissing ? [] : olderErrors).toEqual([]);
      }));

    for (const [index, { name, open: change }] of states.entries()) {
      await test.step(name, async () => {
        // The first state is reached from the page that is open.
        if (index > 0) await open(page, address);
        await waitForEnhance(page);
        await change(page);
        await expectSoundLayout(page);
      });
    }
    expect(isMissing ? [] : errors).toEqual([]);
  });
}

/** Answers for the video player's host: no test needs the network. */
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
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
});
