import path from 'node:path';
import { createLog, type Log } from '../platform';
import type { OpenDatabase } from './db';
import { finishRestore } from './finish-restore';
import { openPostgres } from './open-postgres';
import { joinServer, type Server } from './server/join-server';
import { runServer } from './server/run-server';

type Target = {
  databaseUrl: string | undefined;
  dataDir: string;
  migrationsFolder: string;
};

type Options = {
  /** Silent unless given. */
  log?: Log;
  /**
   * A command uses the running site's server, and starts one only if none runs. It does not migrate: the
   * running school API may be of an earlier release.
   */
  join?: boolean;
};

export const databaseFolder = (dataDir: string) => path.join(dataDir, 'database');

/** Opens the database of DATABASE_URL, otherwise that of the packaged server. */
export async function openDatabase(target: Target, options: Options = {}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, migrationsFolder } = target;
  const { join: asIs = false } = options;
  await finishRestore(dataDir);
  if (databaseUrl !== undefined) {
    return openPostgres(databaseUrl, migrationsFolder, { asIs });
  }
  const server = await ownServer(databaseFolder(dataDir), options);
  try {
    const { db, close } = await openPostgres(server.url, migrationsFolder, { asIs });
    return { db, close: () => close().finally(server.stop) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function ownServer(folder: string, { log = createLog('silent'), join }: Options) {
  const running: Server | undefined = join ? await joinServer(folder) : undefined;
  return running ?? runServer(folder, { log });
}
