import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../run/postgres';
import { startRedis } from '../../run/redis';
import type { Service } from '../../run/service';
import { warm } from '../../run/until';
import { visitDuring } from './behind-nginx';
import type { Mode } from './options';

/**
 * Size 3 of docs/deploying.md on one machine: nginx, two sites, two school APIs, PostgreSQL, Redis. No page
 * may fail while one of them is lost; a call in flight to it may, with an error for its visitor.
 */
export const cluster: Mode = async (deployment) => {
  const postgres = deployment.keep(await startPostgres());
  const redis = deployment.keep(await startRedis());
  const database = { DATABASE_URL: postgres.url };
  const apis = [await deployment.startApi(database), await deployment.startApi(database)] as const;
  const portsOf = (all: readonly Service[]) => all.map(({ url }) => Number(new URL(url).port));
  // It needs a site from the start, and sites need its address of the school API: nothing listens there.
  const nowhere = 'http://127.0.0.1:9';
  const nginx = await deployment.startNginx('nginx', [nowhere], { apis: portsOf(apis) });
  const env = { REDIS_URL: redis.url, ALTCHA_HMAC_KEY: '0123456789abcdef0123456789abcdef' };
  const start = (name: string) => deployment.startSite(name, nginx.apiUrl, { env });
  const sites = [await start('one'), await start('two')] as const;
  for (const { url } of sites) await warm(`${url}/news-event`);
  nginx.setSites(portsOf(sites));
  await warm(nginx.plainUrl);
  const losses = {
    'a school API is killed': apis[0].kill,
    'a site is killed': sites[0].kill,
    'Redis is stopped': redis.stop,
  };
  const lost: string[] = [];
  for (const [what, lose] of Object.entries(losses)) {
    const failed = await visitDuring(what, nginx, async () => {
      await wait(2_000);
      await lose();
      await wait(6_000);
    });
    lost.push(...failed.filter((one) => !one.startsWith('POST')).slice(0, 10));
  }
  return lost;
};
