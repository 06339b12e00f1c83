import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refreshAll } from './support/servers';
import { openTestBed } from './support/test-bed';

const LIVES = 5;

const bed = await openTestBed('site');

function filesIn(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const kept = names.filter((name) => name.endsWith('.json'));
  const torn = kept.filter((name) => !isWhole(readFileSync(join(folder, name), 'utf8')));
  return { kept, torn };
}

function isWhole(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

it('the site killed five times while it reads, writes and stores pages', async () => {
  const { site, readers, writers } = await bed.startLoad();
  for (let life = 0; life < LIVES; life += 1) {
    await writers.eachAccepted(1);
    // While all pages are rendered again and stored.
    await refreshAll(site);
    await readers.somePagesAgain();
    await site.kill();
    expect(filesIn(bed.siteFolder).torn).toEqual([]);
    await site.start();
  }
  await readers.everyPageAgain();
  await bed.expectRecovery('Site killed (kill -9) five times under load', { siteDied: true });
  expect(filesIn(bed.siteFolder).kept.length).toBeGreaterThan(50);
});
