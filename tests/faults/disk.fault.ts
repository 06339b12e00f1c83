import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from './support/news';
import { openScene, type Scene } from './support/scene';
import { mountSmallDisk } from './support/small-disk';
import { refreshAll } from './support/town';
import { Writers } from './support/writers';

let disk: ReturnType<typeof mountSmallDisk>;
let scene: Scene;
beforeAll(async () => {
  disk = mountSmallDisk(64);
  scene = await openScene('disk', {
    apiEnv: { SCHOOL_DATA_DIR: join(disk.path, 'school') },
    siteEnv: { SITE_DATA_DIR: join(disk.path, 'site') },
  });
});
afterAll(async () => {
  await scene.close();
  disk.unmount();
});

describe('a full disk', () => {
  it('below kept pages and CVs: pages are kept in memory, no CV is promised', async () => {
    const { visitors, writers } = await scene.busy(['message', 'registration', 'donation']);
    disk.fill();
    const applicants = new Writers(scene.counter, ['application']);
    for (let round = 0; round < 3; round += 1) {
      await refreshAll(scene.site);
      await visitors.everyPageAgain();
      await applicants.once();
      await writers.eachPromised(1);
    }
    expect(applicants.ledger).toEqual([]);
    expect(applicants.wordless).toEqual([]);
    // Nobody is told that the form was wrong when the disk is.
    for (const said of applicants.refusals.keys()) expect(said).toMatch(/^50[0234] /);
    for (const [said, count] of applicants.refusals) writers.refusals.set(said, count);
    disk.free();
    await scene.calm('Disk full below kept pages and CVs');
  });

  it('while the site is started anew: what was kept is served', async () => {
    disk.fill();
    await scene.site.kill('SIGTERM');
    await scene.site.start();
    const { visitors } = await scene.watched();
    await visitors.everyPageAgain();
    disk.free();
    await scene.calm('Disk full while the site is restarted');
  });

  it('keeps no page back: news come on a full disk, and are kept when there is space', async () => {
    disk.fill();
    const title = await publish(scene.db, 'The well has water again');
    await refreshAll(scene.site);
    const isThere = async () => {
      const response = await fetch(`${scene.site.url}/news-event`);
      return (await response.text()).includes(title);
    };
    await scene.until('the news is on the site', isThere);
    disk.free();
    await scene.recovered();
    await scene.until('the news is kept', isThere);
  });
});
