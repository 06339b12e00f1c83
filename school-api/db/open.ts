import type { Config } from '../config';
import type { OpenDatabase } from './db';

/** Opens PostgreSQL when DATABASE_URL names one, else the embedded database; migrated either way. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'migrationsFolder'>,
): Promise<OpenDatabase> {
  // Each is loaded only when it is used: the embedded database alone is megabytes of WebAssembly.
  if (config.databaseUrl !== undefined) {
    const { openPostgres } = await import('./open-postgres');
    return openPostgres(config.databaseUrl, config.migrationsFolder);
  }
  const { openPglite } = await import('./open-pglite');
  return openPglite(config.dataDir, config.migrationsFolder);
}
