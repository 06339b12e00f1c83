import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  listMigrations,
  type OpenDatabase,
  openDatabase,
  pendingMigrations,
} from '@/school-api/db';
import {
  headOf,
  openBackup,
  restoreBackup,
  withSnapshot,
  writeBackup,
} from '@/school-api/operations';
import { tempFolder } from '../../../support/temp-folder';
import { commandLine, NOW } from '../../cli/office';
import { addApplication, addDonation, addMessage } from '../../cli/rows';
import { createDatabase, migrationsFolder } from '../../test-database';
import { everyRow } from './every-row';
import { newerMigrations, TAG } from './newer-release';

const newer = newerMigrations();
const firstMigration = listMigrations(migrationsFolder)[0]?.when ?? 0;
const ignore = () => undefined;

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

async function place(migrations: string, name = 'data') {
  const { url } = await createDatabase();
  return { dataDir: path.join(folder, name), databaseUrl: url, migrationsFolder: migrations };
}

describe('a database', () => {
  it('is not opened once a newer release has changed its tables', async () => {
    const at = await place(newer);
    await (await openDatabase(at)).close();
    await expect(openDatabase({ ...at, migrationsFolder })).rejects.toThrow(
      /was used by a newer release\. .+docs\/upgrading\.md/,
    );
    await (await openDatabase(at)).close();
  });

  it('is left as it is by the commands of a newer release, and backed up', async () => {
    const at = await place(migrationsFolder);
    await (await openDatabase(at)).close();
    const { db, close } = await openDatabase({ ...at, migrationsFolder: newer }, { join: true });
    const school = commandLine(db, folder, {}, { migrationsFolder: newer });
    expect((await school('mail', 'list')).output).toContain('of an earlier release. Restart');
    expect((await school('backup', path.join(folder, 'evening'))).code).toBe(0);
    expect((await school('check')).out).toContain('Pending database migrations: ');
    expect(await pendingMigrations(db, newer)).toHaveLength(1);
    await close();
  });

  it('is not opened when it was made before the first release, nor is a backup', async () => {
    const at = await place(migrationsFolder);
    const before = await openDatabase(at);
    const file = await backup(before, migrationsFolder);
    await before.db.execute(
      sql`update drizzle.__drizzle_migrations set created_at = ${firstMigration - 1}`,
    );
    await before.close();
    const message = /was made before 1\.0\.0-rc\.1 .+docs\/upgrading\.md/;
    await expect(openDatabase(at)).rejects.toThrow(message);

    const known = await openBackup(file);
    const head = { ...known.head, migration: { when: firstMigration - 1, tag: '0013_keys' } };
    const into = await place(migrationsFolder, 'restored');
    await expect(restoreBackup({ ...known, head }, into)).rejects.toThrow(message);
  });

  it('reports in one line why a migration failed, and keeps the data', async () => {
    const at = await place(migrationsFolder);
    const before = await openDatabase(at);
    await before.db.execute(sql`alter table contact_messages add column answered boolean`);
    const rows = await everyRow(before.db);
    await before.close();
    await expect(openDatabase({ ...at, migrationsFolder: newer })).rejects.toThrow(
      /^The database .+ cannot be opened: column "answered" .+ already exists\.$/,
    );
    const after = await openDatabase(at);
    expect(await everyRow(after.db)).toEqual(rows);
    await after.close();
  });

  it('accepts a backup of an earlier release, and upgrades it', async () => {
    const before = await openDatabase(await place(migrationsFolder));
    await addMessage(before.db, { name: 'Meera Rao' });
    await addMessage(before.db, { name: 'Somebody else' });
    await addApplication(before.db);
    await addDonation(before.db);
    const { contact_messages, 'the sequences': _, ...rows } = await everyRow(before.db);
    const file = await backup(before, migrationsFolder);
    await before.close();

    const at = await place(newer, 'restored');
    await restoreBackup(await openBackup(file), at);
    const after = await openDatabase(at);
    const answered = await after.db
      .select({ answered: sql<boolean>`answered` })
      .from(sql`contact_messages`)
      .orderBy(sql`id`);
    expect(answered).toEqual([{ answered: true }, { answered: false }]);
    expect(await everyRow(after.db)).toMatchObject(rows);
    await after.close();
  });

  it('carries every type, and refuses a backup of a newer release', async () => {
    const source = await openDatabase(await place(newer));
    await source.db.execute(sql`insert into odd_types (bytes, amount, share, span, list, at) values
      ('\\x00ff5c22', 123456789012345678901234567890.123456789, 0.1::float8 + 0.2::float8,
        '1 mon -2 days 03:04:05.000006', '{"a,b","\\"c\\"",NULL,""}', '2026-11-22 01:02:03.000004'),
      (null, 'NaN', '-Infinity', null, '{}', null)`);
    const file = await backup(source, newer);
    const at = await place(newer, 'restored');
    await restoreBackup(await openBackup(file), at);
    const restored = await openDatabase(at);
    expect(await everyRow(restored.db)).toEqual(await everyRow(source.db));
    await restored.close();
    await source.close();

    const older = await place(migrationsFolder, 'older');
    await expect(restoreBackup(await openBackup(file), older)).rejects.toThrow(
      `was made by a newer release with other tables (${TAG}).`,
    );
  });
});

async function backup(database: OpenDatabase, migrations: string): Promise<string> {
  const file = path.join(folder, 'school.backup');
  await withSnapshot(database.db, (snapshot) =>
    writeFile(
      file,
      writeBackup({
        snapshot,
        head: headOf(snapshot, NOW, migrations),
        dataDir: folder,
        isKnownFile: async () => true,
        did: ignore,
        missing: ignore,
      }),
    ),
  );
  return file;
}
