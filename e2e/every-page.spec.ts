import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectAccessibleAtAllSizes, expectSoundLayout, setWidth } from './support/checks/page';
import { emulateOlderEngine } from './support/older-engine';
import { collectPageErrors } from './support/page-errors';
import { readPage } from './support/page-facts';
import { linesOf } from './support/page-lines';
import { waitForEnhance } from './support/reload';
import { addresses, isForm, open, statesOf, templates } from './support/routes';
import { expectNoSidewaysScroll } from './support/sideways-scroll';

const phone = { width: 360, height: 800 };

/** Contexts that all pages of a worker share, so that fonts, styles and pictures load once. */
const test = base.extend<object, { withoutScripts: BrowserContext; olderEngine: BrowserContext }>({
  withoutScripts: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({
        ...{ baseURL, viewport: phone, javaScriptEnabled: false },
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  olderEngine: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({
        ...{ baseURL, viewport: phone, bypassCSP: true, reducedMotion: 'reduce' },
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

async function withPage<T>(context: BrowserContext, check: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  const found = await check(page);
  await page.close();
  return found;
}

const linesAt = (address: string) => async (page: Page) => {
  await open(page, address);
  return linesOf(page);
};

/** One load serves every check of a page, one without scripts its completeness. */
for (const address of addresses) {
  const tag = templates.includes(address) ? [] : '@night';
  test(`${address} is accessible, fits, and is complete without scripts`, { tag }, async ({
    page,
    withoutScripts,
  }) => {
    const states = statesOf(address);
    if (states.some(({ playsVideo }) => playsVideo)) await fakePlayer(page);
    const errors = collectPageErrors(page);
    await page.setViewportSize(phone);
    const isMissing = (await open(page, address))?.status() === 404;
    const lines = await linesOf(page);
    expect(lines.length).toBeGreaterThan(2);
    const plain = await withPage(withoutScripts, linesAt(address));
    expect(missingIn(lines, plain), 'without scripts').toEqual([]);
    await expectAccessibleAtAllSizes(page);

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

  test(`${address} is complete in an older engine`, { tag: '@night' }, async ({
    page,
    olderEngine,
  }) => {
    await page.setViewportSize(phone);
    const lines = await linesAt(address)(page);
    await withPage(olderEngine, async (older) => {
      const errors = collectPageErrors(older);
      const isMissing = (await open(older, address))?.status() === 404;
      const links = older.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links.first()).toBeVisible();
      await expectNoSidewaysScroll(older);
      expect(missingIn(lines, await linesOf(older))).toEqual([]);
      expect(isMissing ? [] : errors).toEqual([]);
    });
  });
}

test('every other address answers with its title, one heading and its text', async ({
  request,
}) => {
  for (const address of addresses.filter((each) => !templates.includes(each) && !isForm(each))) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(address.includes('no-such') ? 404 : 200);
    const { title, headings, text } = readPage(await response.text());
    expect(headings, address).toHaveLength(1);
    expect(title.length, address).toBeGreaterThan(10);
    // More than the header, the banner and the footer, which every page has.
    expect(text.length, address).toBeGreaterThan(2500);
  }
});

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
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  }
});
