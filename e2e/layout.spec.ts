import { expect, type Locator, type Page, test } from '@playwright/test';
import { setWidth } from './support/checks/page';
import { waitUntilDrawn } from './support/drawn';

const phone = { width: 360, height: 740 };

async function at(page: Page, path: string, viewport = phone): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(path);
  await waitUntilDrawn(page);
}

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
