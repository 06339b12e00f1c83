import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { errorCode, folderError, StartError } from '../start-error';
import type { OpenDatabase } from './db';
import { finishRestore } from './finish-restore';
import { lockFolder } from './folder-lock';
import { makePrivate } from './make-private';
import { refuseNewer } from './migrations';
import { unpackDatabase } from './unpack-database';

/** No disk turns under a small database: reading a page by an index costs hardly more than the next one. */
export const PLANNER = 'random_page_cost=1.1';

/** The default of 128 MB of buffers brings no speed at this size, nor does a large sample for statistics. */
const SIZES = ['shared_buffers=8MB', 'default_statistics_target=10'];

export const startParams = [
  ...PGlite.defaultStartParams,
  ...[...SIZES, PLANNER].flatMap((setting) => ['-c', setting]),
];

type Folders = { dataDir: string; migrationsFolder: string; emptyDatabase?: string };

/** Only one process may open a data folder at a time. */
export async function openPglite(folders: Folders): Promise<OpenDatabase> {
  const { dataDir, migrationsFolder, emptyDatabase } = folders;
  const folder = path.join(dataDir, 'database');
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error) => {
    throw folderError(dataDir, error);
  });
  // Also for a folder that exists already; fails harmlessly for another owner's folder.
  await chmod(dataDir, 0o700).catch(() => undefined);
  const unlock = lockFolder(dataDir);
  try {
    await finishRestore(dataDir);
    if (emptyDatabase !== undefined) await unpackDatabase(folder, emptyDatabase);
    const client = await PGlite.create({ dataDir: folder, startParams });
    const db = drizzle(client);
    try {
      await refuseNewer(db, migrationsFolder, `The data folder ${dataDir}`);
      await migrate(db, { migrationsFolder });
    } catch (error) {
      await client.close();
      throw error;
    }
    await makePrivate(folder);
    const close = async () => {
      await client.close();
      await makePrivate(folder);
      unlock();
    };
    return { db, kind: 'pglite', close };
  } catch (error) {
    unlock();
    if (error instanceof StartError) throw error;
    throw errorCode(error) === '' ? unreadable(folder, error) : folderError(dataDir, error);
  }
}

function unreadable(folder: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`The database in ${folder} cannot be opened: ${reason}.`, { cause: error });
}
