import { afterAll, beforeAll, describe, it } from 'vitest';
import { startPostgres } from '../../scripts/run/postgres.mjs';
import { signalTree } from './support/process-tree';
import { openScene, type Scene } from './support/scene';
import { refreshAll } from './support/town';

let server: Awaited<ReturnType<typeof startPostgres>>;
let scene: Scene;
beforeAll(async () => {
  server = await startPostgres();
  scene = await openScene('postgres', { databaseUrl: server.url });
});
afterAll(async () => {
  await scene.close();
  await server.stop();
});

const signal = (name: NodeJS.Signals) => signalTree(server.pid() ?? 0, name);

describe('PostgreSQL', () => {
  it('killed twice under load, and started again', async () => {
    const { visitors, writers } = await scene.busy();
    for (let life = 0; life < 2; life += 1) {
      await writers.eachPromised(2);
      signal('SIGKILL');
      await refreshAll(scene.site);
      await visitors.everyPageAgain();
      await server.startAgain();
    }
    await writers.eachPromised(1);
    await scene.calm('PostgreSQL killed (kill -9) twice under load');
  });

  it('hanging: it takes connections and says nothing', async () => {
    const { visitors, writers } = await scene.busy();
    await writers.eachPromised(1);
    signal('SIGSTOP');
    await refreshAll(scene.site);
    await visitors.everyPageAgain(2);
    signal('SIGCONT');
    await writers.eachPromised(1);
    await scene.calm('PostgreSQL hanging (SIGSTOP) under load');
  });
});
