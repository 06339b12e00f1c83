import { expect, type Page, test } from '@playwright/test';

const routes = [
  '/',
  '/about',
  '/about?tab=6',
  '/admission',
  '/facility?tab=1',
  '/student-life/campus',
  '/student-life/alumini',
  '/acedemics',
  '/acedemics/faculty',
  '/news-event',
  '/careers',
  '/vedic-gurukulam',
  '/competition',
  '/guest-house',
  '/weekly-schedule',
  '/syllabus',
  '/contribute',
  '/direct-bank-transfer',
  '/no-such-page',
  '/register',
  '/donate-register',
  '/contact-us',
  '/careers/apply-now',
];

/**
 * Where everything stands and how it looks, without what a script or a late picture changes. Of
 * inline scripts a page may have more or fewer each time it is made.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(script)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const box = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
      const { color, backgroundColor, fontSize, fontWeight, display, borderTopWidth } = style;
      // What a closed menu holds may come later.
      if (!element.checkVisibility()) return 'not shown';
      const look = [color, backgroundColor, fontSize, fontWeight, display, borderTopWidth];
      return `${element.tagName}.${element.className} ${box} ${look}`;
    }),
  );
}

/** The page with every menu and note opened, under its own rules or under all there are. */
async function open(page: Page, route: string, sheets: string[]): Promise<string[]> {
  await page.goto(route);
  for (const url of sheets) await page.addStyleTag({ url });
  // The letters come after the first frame, the layout of what is far below after loading.
  await expect(page.locator('head > style[media]')).toHaveAttribute('media', 'all');
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    // Transitions begin with the next frame.
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(moving.map((each) => each.finished));
    await document.fonts.ready;
  });
  return looks(page);
}

/** An app names all that the build made, for the framework; no browser fetches what is disabled. */
async function allSheets(page: Page): Promise<string[]> {
  await page.goto('/register');
  const links = page.locator('link[rel=stylesheet]');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

for (const width of [360, 1280]) {
  test(`a page brings every rule that it uses, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/\.js(\?|$)/, (request) => request.abort());
    const sheets = await allSheets(page);
    expect(sheets.length).toBeGreaterThan(0);
    for (const route of routes) {
      const first = await open(page, route, []);
      const last = await open(page, route, sheets);
      expect(first.length).toBeGreaterThan(50);
      const changed = last.filter((look, index) => look !== first[index]);
      expect(changed.slice(0, 5), route).toEqual([]);
    }
  });
}

test('an app brings the rules of what comes when it is touched', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact-us');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await page.getByLabel('Full Name').fill('Meera');
  await expect(page.locator('.altcha-main')).toBeVisible();
  const first = await looks(page);
  await page.locator('link[rel=stylesheet]').evaluateAll((links) =>
    Promise.all(
      links.map(
        (link) =>
          new Promise((done) => {
            link.addEventListener('load', done);
            link.removeAttribute('disabled');
          }),
      ),
    ),
  );
  const last = await looks(page);
  expect(last.filter((look, index) => look !== first[index]).slice(0, 5)).toEqual([]);
});
