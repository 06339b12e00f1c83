import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runServer } from '../../school-api/db/server/run-server';
import type { Durability } from '../../school-api/db/server/settings';
import { createLog } from '../../school-api/platform/log';
import { newFolder } from './folder';

/** The packaged PostgreSQL on a temporary folder; without fsync, unless a test kills it. */
export async function startPostgres(durability: Durability = 'disposable') {
  const parent = newFolder('school-postgres');
  // The server locks the parent folder too.
  const folder = join(parent, 'database');
  const server = await runServer(folder, { log: createLog('silent'), durability });
  return {
    url: server.url,
    pid: () => Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]),
    stop: async () => {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
