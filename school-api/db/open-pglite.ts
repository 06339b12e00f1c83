import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { errorCode, folderError, StartError } from '../start-error';
import type { OpenDatabase } from './db';
import { lockFolder } from './folder-lock';

/** Opens the database of a data folder, which only one process may use at a time. */
export async function openPglite(dataDir: string, migrationsFolder: string): Promise<OpenDatabase> {
  const folder = path.join(dataDir, 'database');
  await mkdir(folder, { recursive: true }).catch((error) => {
    throw folderError(dataDir, error);
  });
  const unlock = lockFolder(dataDir);
  try {
    const client = await PGlite.create({ dataDir: folder });
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    const close = async () => {
      await client.close();
      unlock();
    };
    return { db, kind: 'pglite', close };
  } catch (error) {
    unlock();
    throw errorCode(error) === '' ? unreadable(folder, error) : folderError(dataDir, error);
  }
}

function unreadable(folder: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`The database in ${folder} cannot be opened: ${reason}.`, { cause: error });
}
