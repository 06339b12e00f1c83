import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from '../../school-api/db/server/run-server';
import type { Durability } from '../../school-api/db/server/settings';
import { createLog } from '../../school-api/platform/log';

export type PostgresServer = {
  url: string;
  pid: () => number;
  stop: () => Promise<void>;
};

/** The packaged PostgreSQL on a temporary folder; without fsync, unless a test kills it. */
export async function startPostgres(
  durability: Durability = 'disposable',
): Promise<PostgresServer> {
  const parent = mkdtempSync(join(tmpdir(), 'school-postgres-'));
  // The server locks the parent folder too.
  const folder = join(parent, 'database');
  const server = await runServer(folder, {
    log: createLog('silent'),
    durability,
  }).catch((error) => {
    rmSync(parent, { recursive: true, force: true });
    throw error;
  });
  return {
    url: server.url,
    pid: () => Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]),
    stop: async () => {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
