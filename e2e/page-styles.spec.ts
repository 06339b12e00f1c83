import { expect, type Page, test } from '@playwright/test';
import { setWidth } from './support/checks/page';
import { waitUntilDrawn } from './support/drawn';
import { forms, templates } from './support/routes';

const routes = [...templates.filter((path) => !path.includes('{')), ...forms];

/**
 * Box and computed style of every element. Excludes scripts: the number of inline ones varies
 * between renders.
 */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(script)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const box = [x, y, width, height].map((value) => Math.round(value * 10) / 10);
      const { color, backgroundColor, fontSize, fontWeight, display, borderTopWidth } = style;
      // Browsers may skip the layout of closed menus.
      if (!element.checkVisibility()) return 'not shown';
      const look = [color, backgroundColor, fontSize, fontWeight, display, borderTopWidth];
      return `${element.tagName}.${element.className} ${box} ${look}`;
    }),
  );
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.locator('head > style[media]')).toHaveAttribute('media', 'all');
  await waitUntilDrawn(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}

async function looksAt(page: Page, width: number): Promise<string[]> {
  await setWidth(page, width);
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(moving.map((each) => each.finished));
  });
  return looks(page);
}

/** An app links every sheet of the build. */
async function allSheets(page: Page): Promise<string[]> {
  await page.goto('/register');
  const links = page.locator('link[data-precedence]');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

test('a page has every CSS rule that it uses, on a phone and on a wide screen', {
  tag: '@night',
}, async ({ page }) => {
  // All pages, at two widths, twice.
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\.js(\?|$)/, (request) => request.abort());
  const sheets = await allSheets(page);
  expect(sheets.length).toBeGreaterThan(0);
  for (const route of routes) {
    await open(page, route);
    const phone = await looksAt(page, 360);
    const wide = await looksAt(page, 1280);
    expect(wide.length).toBeGreaterThan(50);
    expect(wide).not.toEqual(phone);
    for (const url of sheets) await page.addStyleTag({ url });
    for (const [width, before] of [
      [1280, wide],
      [360, phone],
    ] as const) {
      const after = await looksAt(page, width);
      const changed = after.filter((look, index) => look !== before[index]);
      expect(changed.slice(0, 5), `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('an app has the CSS rules of the parts that it loads later', { tag: '@night' }, async ({
  page,
}) => {
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

test('no row of the footer’s columns is half empty at any width', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto('/syllabus');
  for (const width of [360, 480, 640, 768, 1280]) {
    await setWidth(page, width);
    const gaps = await page.locator('.site-footer-columns').evaluate((columns) => {
      const end = columns.getBoundingClientRect().right;
      const boxes = [...columns.children].map((child) => child.getBoundingClientRect());
      const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
      return [...rows.values()].map((row) => end - Math.max(...row.map(({ right }) => right)));
    });
    for (const gap of gaps) expect(gap, `${width} px`).toBeLessThan(2);
  }
});
