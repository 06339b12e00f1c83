import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETENTION } from '@/contract/facts/retention';
import { purgeDeleted } from '@/school-api/db';
import { tryAdvisoryLock } from '@/school-api/db/advisory-lock';
import { openPostgres } from '@/school-api/db/open-postgres';
import type { Server } from '@/school-api/db/server/join-server';
import { runServer } from '@/school-api/db/server/run-server';
import { createLog } from '@/school-api/platform';
import { erasePerson, limitsAt, removeOutdated } from '@/school-api/privacy';
import { tempFolder } from '../../../support/temp-folder';
import { type FormsApp, openFormsApp } from '../../forms/forms-app';
import { migrationsFolder } from '../../test-database';
import { addWholePerson, WHOLE } from './whole-person';

const { email, name, child, guardian, phone, street } = WHOLE;
const words = Object.entries({ email, name, child, guardian, phone, street, vpa: 'quillon@upi' });
const parent = tempFolder();
let server: Server;
let api: FormsApp;

// A separate server, whose write-ahead log covers all its databases.
beforeAll(async () => {
  const log = createLog('silent');
  server = await runServer(path.join(parent, 'database'), { log, durability: 'disposable' });
  api = await openFormsApp({}, await openPostgres(server.url, migrationsFolder));
  await addWholePerson(api);
  await api.db.execute(sql`analyze`);
  await api.db.execute(sql`checkpoint`);
});
afterAll(async () => {
  await api.close();
  await server.stop();
});

/** Which words are in which folders of the server. */
function found(): string[] {
  const files = readdirSync(parent, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    // The server may have removed it meanwhile.
    .filter((file) => existsSync(file));
  const seen = files.flatMap((file) => {
    const text = readFileSync(file, 'latin1').toLowerCase();
    const folder = path.relative(path.join(parent, 'database/data'), file).split(path.sep)[0];
    return words
      .filter(([, word]) => text.includes(word.toLowerCase()))
      .map(([name]) => `${name} in ${folder}`);
  });
  return [...new Set(seen)].sort();
}

async function forget() {
  const { db } = api;
  const deps = { log: api.log, now: api.clock.now, panKey: api.config.tax.panKey };
  const who = { accountYears: 8, actor: 'the person', cvFolder: api.cvFolder };
  await erasePerson(WHOLE.email, { db, ...deps, ...who });
  // Until the law requires nothing any more either.
  const limits = limitsAt(new Date('2046-11-21T10:00:00Z'), RETENTION);
  await removeOutdated({ db, limits, cvFolder: api.cvFolder });
}

const purge = (lockMs?: number) =>
  purgeDeleted(api.db, { log: api.log, ownServer: true, pauseMs: 1, lockMs });

/** The file of each table. */
async function fileOfTable(): Promise<[string, number][]> {
  const rows = await api.db
    .select({ table: sql<string>`relname`, file: sql<number>`relfilenode` })
    .from(sql`pg_class`)
    .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return rows.map(({ table, file }) => [table, file]);
}

describe('the files of the database', () => {
  it('contain nothing of an erased person after the night, in no table, index, statistic or log', async () => {
    await forget();
    // This alone is not enough.
    await api.db.execute(sql`vacuum`);
    await api.db.execute(sql`checkpoint`);
    expect(found()).toEqual(expect.arrayContaining(['email in base', 'email in pg_wal']));
    const before = await fileOfTable();
    await purge();
    expect(found()).toEqual([]);
    const after = new Map(await fileOfTable());
    expect(before.filter(([table, file]) => after.get(table) === file)).toEqual([]);
  });

  it('are rewritten by one instance at a time', async () => {
    const before = await fileOfTable();
    await api.db.transaction(async (tx) => {
      expect(await tryAdvisoryLock(tx, 'purge')).toBe(true);
      await purge();
    });
    expect(await fileOfTable()).toEqual(before);
  });

  it('wait for a transaction that can still see what was deleted', async () => {
    await api.db.transaction(
      async (tx) => {
        await tx.execute(sql`select from receipts`);
        await expect(purge()).rejects.toThrow('an earlier transaction');
      },
      { isolationLevel: 'repeatable read' },
    );
  });

  it('are rewritten except for a busy table, which is logged', async () => {
    const before = await fileOfTable();
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`lock table receipts in access share mode`);
      await purge(100);
    });
    const after = new Map(await fileOfTable());
    const left = before.filter(([table, file]) => after.get(table) === file);
    expect(left.map(([table]) => table)).toEqual(['receipts']);
    expect(api.lines.filter((line) => line.includes('"purge"'))).toEqual([
      expect.stringContaining('"table":"receipts"'),
    ]);
  });
});
