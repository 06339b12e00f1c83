import { describe, it } from 'vitest';
import { startRedis } from '../../scripts/run/redis';
import { closing } from '../support/closing';
import { refreshAll } from './support/servers';
import { openTestBed } from './support/test-bed';

let server = await startRedis();
closing(() => server.stop());
const siteEnv = { REDIS_URL: server.url, ALTCHA_HMAC_KEY: 'one key for all the instances' };
const bed = await openTestBed('redis', { siteEnv });

describe('Redis', () => {
  it('killed twice under load, and restarted empty', async () => {
    const { readers, writers } = await bed.startLoad();
    for (let life = 0; life < 2; life += 1) {
      await writers.eachAccepted(1);
      await server.stop();
      await refreshAll(bed.site);
      await readers.everyPageAgain();
      await writers.eachAccepted(1);
      server = await startRedis({ port: server.port });
    }
    await readers.everyPageAgain();
    await bed.expectRecovery('Redis killed (kill -9) twice under load');
  });

  it('hanging: it accepts connections and does not respond', async () => {
    const { readers, writers } = await bed.startLoad();
    await writers.eachAccepted(1);
    server.signal('SIGSTOP');
    await refreshAll(bed.site);
    await readers.everyPageAgain(2);
    await writers.eachAccepted(1);
    server.signal('SIGCONT');
    await readers.everyPageAgain();
    await bed.expectRecovery('Redis hanging (SIGSTOP) under load');
  });

  it('down while the site starts: the site starts without it', async () => {
    await bed.site.stop();
    await server.stop();
    await bed.site.start();
    const { readers, writers } = await bed.startLoad();
    await Promise.all([readers.everyPageAgain(), writers.eachAccepted(1)]);
    server = await startRedis({ port: server.port });
    await bed.expectRecovery('Redis down while the site is started');
  });
});
