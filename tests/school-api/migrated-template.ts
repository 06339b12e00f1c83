import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { create } from 'tar';
import { startParams } from '@/school-api/db/open-pglite';

const CACHE = 'node_modules/.cache/school-api-tests/one-database';

let template: Promise<Blob> | undefined;

/** A migrated, empty database in memory. A new one takes seconds; a copy of the template does not. */
export async function openMigratedPglite(migrationsFolder: string): Promise<PGlite> {
  template ??= readOrMake(migrationsFolder);
  // With the sizes of a real school's database, which take half of the time to open.
  return PGlite.create({ loadDataDir: await template, startParams });
}

/** The same packed as a folder, which a new data folder's database is unpacked from. */
export async function migratedArchive(migrationsFolder: string): Promise<string> {
  const file = path.resolve(CACHE, `${await fingerprint(migrationsFolder)}.folder.tar`);
  if (existsSync(file)) return file;
  template ??= readOrMake(migrationsFolder);
  const folder = await mkdtemp(path.join(tmpdir(), 'school-template-'));
  try {
    await (await PGlite.create({ dataDir: folder, loadDataDir: await template })).close();
    const own = `${file}.${process.pid}`;
    await create({ file: own, cwd: folder, portable: true }, ['.']);
    await rename(own, file);
    return file;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readOrMake(migrationsFolder: string): Promise<Blob> {
  const file = path.join(CACHE, `${await fingerprint(migrationsFolder)}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return new Blob([kept]);
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  // Unused, and every copy would unpack them.
  await client.exec('update pg_database set datistemplate = false, datallowconn = true');
  for (const unused of ['template0', 'template1']) await client.exec(`drop database ${unused}`);
  const made = await client.dumpDataDir('none');
  await client.close();
  await mkdir(CACHE, { recursive: true });
  // Test files run in parallel: each writes its own file, and a rename is atomic.
  const own = `${file}.${process.pid}`;
  await writeFile(own, Buffer.from(await made.arrayBuffer()));
  await rename(own, file);
  return made;
}

/** Changes with the migrations and the version of PGlite. */
export async function fingerprint(folder: string): Promise<string> {
  const engine = await readFile('node_modules/@electric-sql/pglite/package.json');
  const hash = createHash('sha256').update(engine);
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
