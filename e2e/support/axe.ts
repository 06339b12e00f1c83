import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The package's `source` is more than twice as large for each page to load and parse. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectAccessible(page: Page): Promise<void> {
  if (page.frames().length === 1) {
    expect(namesOf(await violationsOf(page))).toEqual([]);
  } else {
    // axe silently skips a frame that cannot answer yet and then reports a missing heading. Each
    // attempt opens new pages, so only a few fit into the usual time.
    const names = async () => namesOf(await violationsInFrames(page));
    await expect.poll(names, { timeout: 30_000 }).toEqual([]);
  }
}

const namesOf = (violations: axe.Result[]) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('; ')}`);

/** AxeBuilder opens a page for each result, which a single document does not need. */
async function violationsOf(page: Page): Promise<axe.Result[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (values) => {
    const run: typeof axe.run = Reflect.get(window, 'axe').run;
    const results = await run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      selectors: false,
    });
    return results.violations;
  }, tags);
}

async function violationsInFrames(page: Page): Promise<axe.Result[]> {
  return (await new AxeBuilder({ page }).withTags(tags).analyze()).violations;
}
