import { afterAll, beforeAll, describe, it } from 'vitest';
import { startRedis } from '../../scripts/run/redis.mjs';
import { openScene, type Scene } from './support/scene';
import { refreshAll } from './support/town';

let server: Awaited<ReturnType<typeof startRedis>>;
let scene: Scene;
beforeAll(async () => {
  server = await startRedis();
  const siteEnv = { REDIS_URL: server.url, ALTCHA_HMAC_KEY: 'one key for all the instances' };
  scene = await openScene('redis', { siteEnv });
});
afterAll(async () => {
  await scene.close();
  await server.stop();
});

describe('Redis', () => {
  it('killed twice under load, and started again with nothing in it', async () => {
    const { visitors, writers } = await scene.busy();
    for (let life = 0; life < 2; life += 1) {
      await writers.eachPromised(1);
      await server.stop();
      await refreshAll(scene.site);
      await visitors.everyPageAgain();
      await writers.eachPromised(1);
      server = await startRedis({ port: server.port });
    }
    await visitors.everyPageAgain();
    await scene.calm('Redis killed (kill -9) twice under load');
  });

  it('hanging: it takes connections and says nothing', async () => {
    const { visitors, writers } = await scene.busy();
    await writers.eachPromised(1);
    server.child.kill('SIGSTOP');
    await refreshAll(scene.site);
    await visitors.everyPageAgain(2);
    await writers.eachPromised(1);
    server.child.kill('SIGCONT');
    await visitors.everyPageAgain();
    await scene.calm('Redis hanging (SIGSTOP) under load');
  });

  it('away while the site is started: the site starts without it', async () => {
    await scene.site.kill('SIGTERM');
    await server.stop();
    await scene.site.start();
    const { visitors, writers } = await scene.busy();
    await Promise.all([visitors.everyPageAgain(), writers.eachPromised(1)]);
    server = await startRedis({ port: server.port });
    await scene.calm('Redis down while the site is started');
  });
});
