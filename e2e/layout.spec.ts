import { expect, type Locator, type Page, test } from '@playwright/test';
import { setWidth } from './support/checks/page';
import { waitUntilDrawn } from './support/drawn';

const phone = { width: 360, height: 740 };

async function at(page: Page, path: string, viewport = phone): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(path);
  await waitUntilDrawn(page);
}

/** The box of the text itself, not of the element around it. */
const textBoxes = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top } = range.getBoundingClientRect();
      const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      return { left, right, top, lines: tops.size };
    }),
  );

test("no row of the footer's columns is left half empty at any width", { tag: '@night' }, async ({
  page,
}) => {
  await at(page, '/syllabus');
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

test('labels stand close to the longest of their numbers on a phone', { tag: '@night' }, async ({
  page,
}) => {
  for (const path of ['/facility?tab=1', '/about?tab=1', '/student-life/our-care']) {
    await at(page, path);
    const numbers = await textBoxes(page.locator('.block-facts dt'));
    const labels = await textBoxes(page.locator('.block-facts dd'));
    const end = Math.max(...numbers.map(({ right }) => right));
    for (const { left } of labels) {
      expect(left - end, path).toBeGreaterThan(8);
      expect(left - end, path).toBeLessThan(32);
    }
  }
});

test('no empty line is kept below a verse on a phone', { tag: '@night' }, async ({ page }) => {
  for (const path of ['/facility?tab=1', '/acedemics/results', '/admission', '/careers']) {
    await at(page, path);
    const verses = page.locator('.verse-line > :last-child');
    const meaning = verses.filter({ visible: true }).first();
    const [{ lines } = { lines: 0 }] = await textBoxes(meaning);
    const room = await meaning.evaluate((element) => {
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      return Math.round(element.getBoundingClientRect().height / line);
    });
    expect(room, path).toBe(lines);
  }
});

test('the year of the results is chosen in a select like those of the forms', {
  tag: '@night',
}, async ({ page }) => {
  const look = (select: Locator) =>
    select.evaluate((element) => {
      const { color, backgroundColor, borderColor, borderWidth, borderRadius, ...style } =
        getComputedStyle(element);
      const { appearance, fontSize, fontWeight, paddingLeft, paddingRight, minHeight } = style;
      return [
        ...[color, backgroundColor, borderColor, borderWidth, borderRadius, appearance],
        ...[fontSize, fontWeight, paddingLeft, paddingRight, minHeight],
        element.nextElementSibling?.innerHTML,
      ];
    });
  await at(page, '/careers/apply-now');
  const form = await look(page.getByLabel('Experience'));
  for (const path of ['/acedemics/results', '/acedemics?tab=0']) {
    await at(page, path);
    expect(await look(page.getByLabel('Year')), path).toEqual(form);
  }
});
