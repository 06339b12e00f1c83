import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { Deployment, warm } from './bench/deployment';
import { startNginx } from './bench/load-nginx';
import { Visitors } from './bench/load-visitors';
import { startPostgres } from './run/postgres';
import { startRedis } from './run/redis';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * Size 3 of docs/deploying.md on one machine: nginx, two sites, two school APIs, PostgreSQL, Redis.
 * Under load an API is killed, a site is killed and Redis is stopped; then the data is backed up,
 * lost and restored by the scripts of deploy/.
 */
const COUNTS =
  'select (select count(*) from news) + (select count(*) from faculty) + (select count(*) from alumni)';

runMain(async () => {
  const deployment = new Deployment();
  const postgres = await startPostgres();
  const redis = await startRedis();
  let nginx: Nginx | undefined;
  try {
    const api = { DATABASE_URL: postgres.url };
    const apis = [await deployment.startApi(api, 'api-1'), await deployment.startApi(api, 'api-2')];
    const folder = join(deployment.folder, 'nginx');
    mkdirSync(folder);
    nginx = await startNginx(folder, [24_001], { apis });
    const site = {
      SCHOOL_API_URL: nginx.apiUrl,
      REDIS_URL: redis.url,
      ALTCHA_HMAC_KEY: '0123456789abcdef0123456789abcdef',
    };
    const sites = [
      await deployment.startSite('one', site),
      await deployment.startSite('two', site),
    ];
    nginx.setSites(sites);
    for (const port of sites) await warm(`http://127.0.0.1:${port}/news-event`);
    await lose(nginx, 'a school API is killed', () => deployment.kill('api-1'));
    await lose(nginx, 'a site is killed', () => deployment.kill('one'));
    await lose(nginx, 'Redis is stopped', () => redis.stop());
    await rehearseBackup(deployment, postgres.url);
  } finally {
    nginx?.stop();
    await deployment.stop();
    await redis.stop();
    await postgres.stop();
  }
  process.exit(0);
});

type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** No page may fail. A call in flight to the killed program may fail, with an error for its visitor. */
async function lose(nginx: Nginx, what: string, how: () => Promise<void>): Promise<void> {
  const visitors = new Visitors(nginx.url);
  await pause(2);
  await how();
  await pause(6);
  const { requests, failed, slowest } = await visitors.end();
  const pages = failed.filter((one) => !one.startsWith('POST'));
  console.log(
    `${what}: ${requests} requests, ${pages.length} pages and ${failed.length - pages.length} calls failed, slowest ${slowest} ms`,
  );
  if (pages.length > 0) throw new StopWithMessage(pages.slice(0, 10).join('\n'));
}

async function rehearseBackup(deployment: Deployment, url: string): Promise<void> {
  const data = join(deployment.folder, 'school');
  const env = { ...process.env, DATABASE_URL: url, SCHOOL_DATA_DIR: data };
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, { env, encoding: 'utf8' }).trim();
  const rows = () => run('psql', url, '-Atc', COUNTS);
  mkdirSync(join(data, 'media'), { recursive: true });
  writeFileSync(join(data, 'media/note.txt'), 'kept');
  const before = rows();
  const file = run(resolve('deploy/backup.sh'), join(deployment.folder, 'backups'));
  await deployment.kill('api-2');
  run('psql', url, '-qc', 'set client_min_messages = error; drop schema public, drizzle cascade');
  writeFileSync(join(data, 'media/note.txt'), 'spoilt');
  run('psql', url, '-qc', 'create schema public');
  run(resolve('deploy/restore.sh'), file);
  const after = rows();
  const note = readFileSync(join(data, 'media/note.txt'), 'utf8');
  console.log(
    `PostgreSQL backed up, dropped and restored: ${before} rows, then ${after}; file ${note}`,
  );
  if (before !== after || note !== 'kept') throw new StopWithMessage('Not all data was restored.');
  await deployment.startApi({ DATABASE_URL: url }, 'api-1');
  const response = await fetch(`${deployment.apiUrl}/api/news-events/`);
  const news = z.object({ count: z.number() }).parse(await response.json());
  console.log(`the school API works on it: ${news.count} news`);
}

const pause = (seconds: number) => new Promise((next) => setTimeout(next, seconds * 1000));
