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
];

/** Where everything stands and how it looks, without what a script or a late picture changes. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
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

async function open(page: Page, route: string, wholeSheet: boolean): Promise<string[]> {
  await page.unrouteAll();
  await page.route(/enhance\.js/, (request) => request.abort());
  if (!wholeSheet) await page.route(/\.css(\?|$)/, (request) => request.abort());
  await page.goto(route);
  await page.evaluate(() => document.fonts.ready);
  return looks(page);
}

for (const width of [360, 1280]) {
  test(`the first paint is the last look at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of routes) {
      const first = await open(page, route, false);
      const last = await open(page, route, true);
      const changed = last.filter((look, index) => look !== first[index]);
      expect(changed.slice(0, 5), route).toEqual([]);
    }
  });
}
