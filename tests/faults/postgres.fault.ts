import { describe, it } from 'vitest';
import { startPostgres } from '../../scripts/run/postgres';
import { closing } from '../support/closing';
import { signalTree } from './support/process-tree';
import { refreshAll } from './support/servers';
import { openTestBed } from './support/test-bed';

const server = await startPostgres('durable');
closing(() => server.stop());
const bed = await openTestBed('postgres', { databaseUrl: server.url });

const signal = (name: NodeJS.Signals) => signalTree(server.pid(), name);

describe('PostgreSQL', () => {
  it('killed twice under load', async () => {
    const { readers, writers } = await bed.startLoad();
    for (let life = 0; life < 2; life += 1) {
      await writers.eachAccepted(2);
      signal('SIGKILL');
      await refreshAll(bed.site);
      await readers.everyPageAgain();
    }
    await writers.eachAccepted(1);
    await bed.expectRecovery('PostgreSQL killed (kill -9) twice under load');
  });

  it('hanging: it accepts connections and does not respond', async () => {
    const { readers, writers } = await bed.startLoad();
    await writers.eachAccepted(1);
    signal('SIGSTOP');
    await refreshAll(bed.site);
    await readers.everyPageAgain(2);
    signal('SIGCONT');
    await writers.eachAccepted(1);
    await bed.expectRecovery('PostgreSQL hanging (SIGSTOP) under load');
  });
});
