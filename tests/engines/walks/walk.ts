import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Driver } from '../drivers/driver';
import { Visitor } from '../support/visitor';
import { carousels } from './carousels';
import { journeys } from './journeys';
import { office } from './office';
import { openAndClose } from './open-and-close';
import { pages } from './pages';
import { tabs } from './tabs';

const SHOTS = 'test-results/engines';
const SIZE = [1280, 800] as const;

type Walk = (visitor: Visitor) => Promise<void>;

/** All tests of one engine. */
export function runJourneys(engine: string, start: (preload: string) => Promise<Driver>): void {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start(inject('inPage'));
  });
  afterAll(() => driver?.stop());
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    mkdirSync(SHOTS, { recursive: true });
    const name = `${engine} ${task.name}`.replace(/[^\w]+/g, '-');
    writeFileSync(`${SHOTS}/${name}.png`, await driver.screenshot());
  });

  const walks = (title: string, all: Record<string, Walk>) =>
    describe(`${engine}: ${title}`, () => {
      for (const [name, walk] of Object.entries(all)) {
        it(name, async () => {
          const visitor = new Visitor(driver, inject('site'));
          await driver.resize(...SIZE);
          await walk(visitor);
          expect(await visitor.ask('pageErrors')).toEqual([]);
        });
      }
    });

  walks('journeys', journeys);
  walks('the office', office);
  walks('pages', pages);
  walks('carousels', carousels);
  walks('tabs', tabs);
  walks('dialogs and menus', openAndClose);
}
