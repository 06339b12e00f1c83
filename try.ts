import pg from 'pg';
import { runServer } from '/work/main/school-api/db/server/run-server';

const log = { info: (...a: unknown[]) => console.log(...a), warn: console.log, error: console.log };
const t0 = performance.now();
const s = await runServer(process.argv[2] ?? '/tmp/try-db/database', { log } as never);
console.log('ready', performance.now() - t0, s.url);
const c = new pg.Client({ connectionString: s.url });
await c.connect();
console.log(
  (
    await c.query(
      "select version(), current_setting('fsync') f, current_setting('data_checksums') c, datcollate, datlocale from pg_database limit 1",
    )
  ).rows,
);
await c.end();
if (process.argv[3]) await new Promise((r) => setTimeout(r, Number(process.argv[3])));
await s.stop();
console.log('stopped', performance.now() - t0);
