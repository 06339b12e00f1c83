import { sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '@/school-api/app';
import { allowLongTransaction, type Db } from '@/school-api/db';
import { openPostgres } from '@/school-api/db/open-postgres';
import { closing } from '../../support/closing';
import { createDatabase, migrationsFolder } from '../test-database';

/** The server's limits end what waits for an hour; the client's is passed by a fake clock. */
const LIMITS = { queryMs: 300, waitMs: 60_000, idleTransactionMs: 300 };

const { url, drop } = await createDatabase();
closing(drop);
const database = await openPostgres(url, migrationsFolder, { timeouts: LIMITS });
closing(database.close);

describe('the database', () => {
  it('ends a query that takes too long, and answers the next', async () => {
    const slow = database.db.execute(sql`select pg_sleep(3600)`);
    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } });
    await database.db.execute(sql`select 1`);
  });

  it('lets an export take its time', async () => {
    const limits = { query: sql`current_setting('statement_timeout')` };
    const read = (db: Db) => db.select(limits).from(sql`(select) t`);
    expect(await read(database.db)).toEqual([{ query: '300ms' }]);
    await database.db.transaction(async (tx) => {
      await allowLongTransaction(tx);
      expect(await read(tx)).toEqual([{ query: '0' }]);
    });
  });

  it('does not let a request wait for a connection for ever', async () => {
    const { db } = database;
    const { promise: released, resolve: release } = withResolvers();
    const { promise: allHeld, resolve } = withResolvers();
    let held = 0;
    const busy = Array.from({ length: 10 }, () =>
      db.transaction(async (tx) => {
        await allowLongTransaction(tx);
        held += 1;
        if (held === 10) resolve();
        await released;
      }),
    );
    await allHeld;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const app = createApp({ db, log: pino({ level: 'silent' }), mediaFolders: [] });
    const asked = Promise.allSettled([db.execute(sql`select 1`), app.request('/api/videos')]);
    await vi.advanceTimersByTimeAsync(LIMITS.waitMs);
    vi.useRealTimers();
    const [refused, answered] = await asked;
    expect(refused).toMatchObject({
      reason: { cause: { message: expect.stringContaining('timeout') } },
    });
    const { status, headers } = answered.status === 'fulfilled' ? answered.value : new Response();
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    release();
    await Promise.all(busy);
    await db.execute(sql`select 1`);
  });

  it('ends a transaction in which nothing happens', async () => {
    const { db } = database;
    const idle = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      const open = sql`pg_stat_activity where state = 'idle in transaction'`;
      while ((await db.$count(sql`${open} and datname = current_database()`)) > 0);
      await tx.execute(sql`select 1`);
    });
    await expect(idle).rejects.toThrow();
  });
});

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
