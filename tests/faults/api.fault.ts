import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from './support/news';
import { clear } from './support/road';
import { openScene, type Scene } from './support/scene';
import { refreshAll } from './support/town';
import { cutMidway, halfBroken, lying, otherItem, slow } from './support/troubles';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene('api');
});
afterAll(() => scene.close());

describe('the school API', () => {
  it('killed three times under load, and started again by its keeper', async () => {
    const { api, visitors, writers } = await scene.busy();
    for (let life = 0; life < 3; life += 1) {
      await writers.eachPromised(2);
      await api.kill('SIGKILL');
      await refreshAll(scene.site);
      await visitors.everyPageAgain();
      await api.start();
    }
    await writers.eachPromised(1);
    await scene.calm('School API killed (kill -9) three times under load');
  });

  it('slow: every answer takes ten seconds', async () => {
    const { visitors, writers } = await scene.watched();
    scene.road.meet(slow(10_000));
    await refreshAll(scene.site);
    await Promise.all([visitors.everyPageAgain(2), writers.once()]);
    expect(writers.refusals).toEqual(new Map());
    await scene.calm('School API slow (10 s for each answer)');
  });

  it('half answering: connections cut in the middle of an answer', async () => {
    const { visitors, writers } = await scene.watched();
    scene.road.meet(cutMidway);
    await refreshAll(scene.site);
    await Promise.all([visitors.everyPageAgain(2), writers.once()]);
    await scene.calm('School API cut off in the middle of its answers');
  });

  it('half answering: every second endpoint fails', async () => {
    const { visitors, writers } = await scene.watched();
    scene.road.meet(halfBroken);
    await refreshAll(scene.site);
    await Promise.all([visitors.everyPageAgain(2), writers.once()]);
    await scene.calm('School API failing (500) at half of its endpoints');
  });

  it('lying: HTML, errors with 200, wrong types, broken JSON', async () => {
    const { visitors, writers } = await scene.watched();
    scene.road.meet(lying());
    await refreshAll(scene.site);
    await Promise.all([visitors.everyPageAgain(2), writers.once()]);
    await scene.calm('School API lying (HTML, wrong types, errors with status 200)');
  });

  it('lying: another news item than the one asked for', async () => {
    const { visitors } = await scene.watched();
    scene.road.meet(otherItem({ slug: 'another', title: 'Another item', content: 'secret' }));
    await refreshAll(scene.site);
    await visitors.everyPageAgain(2);
    await scene.calm('School API answering with another item than asked for');
  });

  it('down while the site is started anew: the kept pages are there', async () => {
    const { api, visitors } = await scene.watched();
    await visitors.stop();
    await api.kill('SIGKILL');
    await scene.site.kill('SIGTERM');
    await scene.site.start();
    const again = await scene.read();
    await again.everyPageAgain();
    await api.start();
    await scene.calm('School API down while the site is restarted');
  });

  it('gives its new content to visitors again, without a restart by hand', async () => {
    scene.road.meet(clear);
    const title = await publish(scene.db, 'The river is clean again');
    await refreshAll(scene.site);
    await scene.until('the news is on the site', async () => {
      const response = await fetch(`${scene.site.url}/news-event`);
      return (await response.text()).includes(title);
    });
  });
});
