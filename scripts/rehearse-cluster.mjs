import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startNginx } from './bench/load-nginx.mjs';
import { Stage, warm } from './bench/load-stage.mjs';
import { Visitors } from './bench/load-visitors.mjs';
import { startPostgres } from './run/postgres.mjs';
import { startRedis } from './run/redis.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * Size 3 of docs/deploying.md on one machine: nginx, two sites, two school APIs, PostgreSQL, Redis.
 * Under load an API is killed, a site is killed and Redis is stopped; then the data is backed up,
 * lost and restored by the scripts of deploy/.
 */
const COUNTS =
  'select (select count(*) from news) + (select count(*) from faculty) + (select count(*) from alumni)';

runMain(async () => {
  const stage = new Stage();
  const postgres = await startPostgres();
  const redis = await startRedis();
  let nginx;
  try {
    const api = { DATABASE_URL: postgres.url };
    const apis = [await stage.startApi(api, 'api-1'), await stage.startApi(api, 'api-2')];
    const folder = join(stage.folder, 'nginx');
    mkdirSync(folder);
    nginx = await startNginx(folder, [24_001], { apis });
    const site = {
      SCHOOL_API_URL: nginx.apiUrl,
      REDIS_URL: redis.url,
      ALTCHA_HMAC_KEY: '0123456789abcdef0123456789abcdef',
    };
    const sites = [await stage.startSite('one', site), await stage.startSite('two', site)];
    nginx.setSites(sites);
    for (const port of sites) await warm(`http://127.0.0.1:${port}/news-event`);
    await lose(nginx, 'a school API is killed', () => stage.kill('api-1'));
    await lose(nginx, 'a site is killed', () => stage.kill('one'));
    await lose(nginx, 'Redis is stopped', () => redis.stop());
    await rehearseBackup(stage, postgres.url);
  } finally {
    nginx?.stop();
    await stage.stop();
    await redis.stop();
    await postgres.stop();
  }
  process.exit(0);
});

/** Pages must not fail. A call that was on its way to what was killed may; it says so and is not lost. */
async function lose(nginx, what, how) {
  const visitors = new Visitors(nginx.url);
  await pause(2);
  await how();
  await pause(6);
  const { asked, failed, slowest } = await visitors.end();
  const pages = failed.filter((one) => !one.startsWith('POST'));
  console.log(
    `${what}: ${asked} requests, ${pages.length} pages and ${failed.length - pages.length} calls failed, slowest ${slowest} ms`,
  );
  if (pages.length > 0) throw new StopWithMessage(pages.slice(0, 10).join('\n'));
}

async function rehearseBackup(stage, url) {
  const data = join(stage.folder, 'school');
  const env = { ...process.env, DATABASE_URL: url, SCHOOL_DATA_DIR: data };
  const run = (file, ...args) => execFileSync(file, args, { env, encoding: 'utf8' }).trim();
  const rows = () => run('psql', url, '-Atc', COUNTS);
  mkdirSync(join(data, 'media'), { recursive: true });
  writeFileSync(join(data, 'media/note.txt'), 'kept');
  const before = rows();
  const file = run(resolve('deploy/backup.sh'), join(stage.folder, 'backups'));
  await stage.kill('api-2');
  run('psql', url, '-qc', 'set client_min_messages = error; drop schema public, drizzle cascade');
  writeFileSync(join(data, 'media/note.txt'), 'spoilt');
  run('psql', url, '-qc', 'create schema public');
  run(resolve('deploy/restore.sh'), file);
  const after = rows();
  const note = readFileSync(join(data, 'media/note.txt'), 'utf8');
  console.log(
    `PostgreSQL backed up, dropped and restored: ${before} rows, then ${after}; file ${note}`,
  );
  if (before !== after || note !== 'kept') throw new StopWithMessage('Not all came back.');
  await stage.startApi({ DATABASE_URL: url }, 'api-1');
  const news = await (await fetch(`${stage.apiUrl}/api/news-events/`)).json();
  console.log(`the school API works on it: ${news.count} news`);
}

const pause = (seconds) => new Promise((next) => setTimeout(next, seconds * 1000));
