import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '@/school-api/app';
import { readConfig } from '@/school-api/config';
import type { OpenDatabase } from '@/school-api/db/db';
import { allowLongTransaction } from '@/school-api/db/long-transaction';
import { openPostgres } from '@/school-api/db/open-postgres';
import { createDatabase, migrationsFolder } from './test-database';

const SLEEP = sql`select pg_sleep(1)`;

it('has limits for queries, waits and idle transactions that can be set', () => {
  expect(readConfig({}).databaseTimeouts).toEqual({
    queryMs: 15_000,
    waitMs: 5_000,
    idleTransactionMs: 60_000,
  });
  const set = {
    DATABASE_QUERY_TIMEOUT_MS: '1',
    DATABASE_WAIT_TIMEOUT_MS: '2',
    DATABASE_IDLE_TIMEOUT_MS: '3',
  };
  expect(readConfig(set).databaseTimeouts).toEqual({ queryMs: 1, waitMs: 2, idleTransactionMs: 3 });
});

describe('the database', () => {
  let database: OpenDatabase;
  let drop: () => Promise<void>;
  let busy: Promise<void>[] = [];
  beforeEach(async () => {
    const created = await createDatabase();
    drop = created.drop;
    const limits = { queryMs: 500, waitMs: 3_000, idleTransactionMs: 200 };
    database = await openPostgres(created.url, migrationsFolder, limits);
  });
  afterEach(async () => {
    await database.close();
    await drop();
  });

  it('ends a query that takes too long, and answers the next', async () => {
    await expect(database.db.execute(SLEEP)).rejects.toMatchObject({ cause: { code: '57014' } });
    await database.db.execute(sql`select 1`);
  });

  it('lets an export take its time', async () => {
    await database.db.transaction(async (tx) => {
      await allowLongTransaction(tx);
      await tx.execute(SLEEP);
    });
  });

  it('does not let a request wait for a connection for ever', async () => {
    const { db } = database;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = 0;
    const allHeld = new Promise<void>((resolve) => {
      busy = Array.from({ length: 10 }, () =>
        db.transaction(async (tx) => {
          await allowLongTransaction(tx);
          held += 1;
          if (held === 10) resolve();
          await released;
        }),
      );
    });
    await allHeld;
    await expect(db.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('timeout') },
    });
    const app = createApp({ db, log: pino({ level: 'silent' }), mediaFolders: [] });
    const answer = await app.request('/api/videos');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
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
