import type { Config } from '../config';
import type { OpenDatabase } from './db';
import { finishRestore } from './finish-restore';

/** Opens and migrates PostgreSQL when DATABASE_URL is set, else PGlite. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'migrationsFolder'> &
    Partial<Pick<Config, 'emptyDatabase' | 'databaseTimeouts'>>,
): Promise<OpenDatabase> {
  // Loaded on demand: PGlite is megabytes of WebAssembly.
  if (config.databaseUrl !== undefined) {
    await finishRestore(config.dataDir);
    const { openPostgres } = await import('./open-postgres');
    return openPostgres(config.databaseUrl, config.migrationsFolder, config.databaseTimeouts);
  }
  const { openPglite } = await import('./open-pglite');
  return openPglite(config);
}
