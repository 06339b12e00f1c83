import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from '../browsers/browser';
import { Visitor } from '../support/visitor';
import { carousels } from './carousels';
import { journeys } from './journeys';
import { openAndClose } from './open-and-close';
import { pages } from './pages';
import { tabs } from './tabs';

const SHOTS = 'test-results/engines';

type Walks = Record<string, Record<string, (visitor: Visitor) => Promise<void>>>;

/** The site's own controls. */
export const controls: Walks = { carousels, tabs, 'dialogs and menus': openAndClose };
const all: Walks = { journeys, pages, ...controls };

export function runWalks(
  engine: string,
  start: (preload: string) => Promise<Browser>,
  walks = all,
): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await start(inject('inPage'));
  });
  afterAll(() => browser?.stop());
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    mkdirSync(SHOTS, { recursive: true });
    const name = `${engine} ${task.name}`.replace(/[^\w]+/g, '-');
    writeFileSync(`${SHOTS}/${name}.png`, await browser.screenshot());
    console.error(name, await browser.evaluate('[walk.lastPresses(), walk.pageErrors()]'));
  });

  for (const [title, group] of Object.entries(walks)) {
    describe(`${engine}: ${title}`, () => {
      for (const [name, walk] of Object.entries(group)) {
        it(name, async () => {
          await browser.resize(1280, 800);
          await walk(new Visitor(browser, inject('site')));
          expect(await browser.evaluate('walk.pageErrors()')).toEqual([]);
        });
      }
    });
  }
}
