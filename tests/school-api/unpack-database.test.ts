import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { create, extract } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openPglite } from '@/school-api/db/open-pglite';
import { openMigratedPglite } from './migrated-template';

const migrationsFolder = 'school-api/db/migrations';

let dataDir: string;
let emptyDatabase: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'prepared-'));
  emptyDatabase = path.join(dataDir, 'database.tgz');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Packs a database that contains a table with this name. */
async function pack(table: string) {
  const client = await openMigratedPglite(migrationsFolder);
  await client.exec(`create table ${table} ()`);
  const dump = await client.dumpDataDir('none');
  await client.close();
  const [file, folder] = [path.join(dataDir, 'dump.tar'), path.join(dataDir, 'dump')];
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await extract({ file, cwd: folder });
  await create({ file: emptyDatabase, cwd: folder, gzip: true }, ['.']);
}

async function markerTable(): Promise<string | undefined> {
  const { db, close } = await openPglite({ dataDir, migrationsFolder, emptyDatabase });
  const found = await db.execute(
    sql`select tablename as name from pg_tables where tablename in ('first', 'second')`,
  );
  await close();
  return z.object({ rows: z.array(z.object({ name: z.string() })) }).parse(found).rows[0]?.name;
}

describe('the first start', () => {
  it('unpacks the empty database of the build, and opens that one again later', async () => {
    await pack('first');
    expect(await markerTable()).toBe('first');
    rmSync(emptyDatabase);
    expect(await markerTable()).toBe('first');
  });

  it('starts again after an interrupted unpacking', async () => {
    await pack('first');
    const unfinished = path.join(dataDir, 'database.unpacking');
    mkdirSync(unfinished);
    writeFileSync(path.join(unfinished, 'PG_VERSION'), 'half');
    expect(await markerTable()).toBe('first');
    expect(existsSync(unfinished)).toBe(false);
  });

  it('leaves no database behind when the archive is damaged', async () => {
    writeFileSync(emptyDatabase, 'no archive');
    await expect(markerTable()).rejects.toThrow('is damaged');
    expect(existsSync(path.join(dataDir, 'database'))).toBe(false);
  });

  it('never overwrites an existing database', async () => {
    await pack('first');
    await markerTable();
    await pack('second');
    expect(await markerTable()).toBe('first');
  });
});
