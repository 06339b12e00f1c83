import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, type Scene } from './support/scene';
import { refreshAll } from './support/town';

const LIVES = 5;

let scene: Scene;
beforeAll(async () => {
  scene = await openScene('site');
});
afterAll(() => scene.close());

/** What is in the folder, and what of it is not whole. */
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

describe('the site', () => {
  it('killed five times while it reads, writes and keeps pages', async () => {
    const { site, visitors, writers } = await scene.busy();
    for (let life = 0; life < LIVES; life += 1) {
      await writers.eachPromised(1);
      // In the midst of making all pages anew, and keeping them.
      await refreshAll(site);
      await visitors.somePagesAgain();
      await site.kill('SIGKILL');
      expect(filesIn(scene.siteFolder).torn).toEqual([]);
      await site.start();
    }
    await visitors.everyPageAgain();
    await scene.calm('Site killed (kill -9) five times under load', { siteDied: true });
    expect(filesIn(scene.siteFolder).kept.length).toBeGreaterThan(50);
  });

  it('killed while the school API is down: the kept pages are all there is', async () => {
    const { site, api, visitors } = await scene.watched();
    await api.kill();
    await visitors.everyPageAgain();
    await site.kill('SIGKILL');
    await site.start();
    await visitors.everyPageAgain();
    await api.start();
    await scene.calm('Site killed (kill -9) while the school API is down', { siteDied: true });
  });
});
