import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const CACHE = 'node_modules/.cache/school-api-tests';

let template: Promise<Blob> | undefined;

/** A migrated, empty database in memory. A new one takes seconds; a copy of the template does not. */
export async function openMigratedPglite(migrationsFolder: string): Promise<PGlite> {
  template ??= readOrMake(migrationsFolder);
  return PGlite.create({ loadDataDir: await template });
}

async function readOrMake(migrationsFolder: string): Promise<Blob> {
  const file = path.join(CACHE, `${await fingerprint(migrationsFolder)}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined) return new Blob([kept]);
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  const made = await client.dumpDataDir('none');
  await client.close();
  await mkdir(CACHE, { recursive: true });
  // Test files run side by side: each writes its own and the last rename wins, whole either way.
  const own = `${file}.${process.pid}`;
  await writeFile(own, Buffer.from(await made.arrayBuffer()));
  await rename(own, file);
  return made;
}

/** Another migration or another version of the database makes another template. */
async function fingerprint(folder: string): Promise<string> {
  const engine = await readFile('node_modules/@electric-sql/pglite/package.json');
  const hash = createHash('sha256').update(engine);
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
