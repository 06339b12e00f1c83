import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { errorCode, StartError } from '../start-error';
import type { OpenDatabase } from './db';

/** Any number that all instances agree on: two that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_300_411;
const CONNECT_TIMEOUT_MS = 5_000;

export async function openPostgres(url: string, migrationsFolder: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A connection that the server drops while idle must not end the program; the pool opens another.
  pool.on('error', () => undefined);
  // Nor one that it drops between two statements of a transaction: the next statement says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migratePostgres(pool, migrationsFolder);
  } catch (error) {
    await pool.end();
    throw refusal(url, error);
  }
  return { db: drizzle(pool), kind: 'postgres', close: () => pool.end() };
}

async function migratePostgres(pool: pg.Pool, migrationsFolder: string) {
  const client = await pool.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  } finally {
    // Destroyed rather than returned, so that a lock cannot outlive a failed migration.
    client.release(true);
  }
}

/** The address is named without its user and password. */
function refusal(url: string, error: unknown): StartError {
  const { host, pathname } = new URL(url);
  const reason = errorCode(error) || (error instanceof Error ? error.message : String(error));
  return new StartError(
    `The database ${host}${pathname} of DATABASE_URL cannot be opened: ${reason}.`,
    { cause: error },
  );
}
