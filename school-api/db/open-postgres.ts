import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { errorCode, StartError } from '../platform';
import type { OpenDatabase } from './db';
import { newestApplied, refuseNewerData } from './migrations';

/** Key of the advisory lock that serialises migrations of instances starting together. */
const MIGRATION_LOCK = 7_300_411;

/** Limits for a query, for waiting for a connection, and for an idle transaction. */
const TIMEOUTS = { queryMs: 15_000, waitMs: 5_000, idleTransactionMs: 60_000 };

const CONNECTIONS = 10;

type Options = {
  timeouts?: typeof TIMEOUTS;
  /** Leaves the tables of an earlier release as they are. */
  asIs?: boolean;
};

export async function openPostgres(
  url: string,
  migrationsFolder: string,
  { timeouts = TIMEOUTS, asIs = false }: Options = {},
): Promise<OpenDatabase> {
  const pool = openPool(url, timeouts);
  try {
    await requireLimits(pool, url, timeouts.queryMs);
    const place = `The database ${placeOf(url)}`;
    await migratePostgres(pool, migrationsFolder, { place, asIs });
  } catch (error) {
    await pool.end();
    throw cannotOpen(url, error);
  }
  return { db: drizzle(pool), close: () => pool.end() };
}

export function openPool(url: string, timeouts = TIMEOUTS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: timeouts.waitMs,
    statement_timeout: timeouts.queryMs,
    idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
    // Detects a server whose machine is gone.
    keepAlive: true,
  });
  // Without a listener, an idle connection that the server closes would end the process.
  pool.on('error', () => undefined);
  // The same between two statements of a transaction: the next statement throws.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A pooler configured to ignore connection limits drops them. */
async function requireLimits(pool: pg.Pool, url: string, queryMs: number) {
  const { rows } = await pool.query({
    text: "select setting from pg_settings where name = 'statement_timeout'",
    rowMode: 'array',
  });
  if (String(rows) !== String(queryMs)) throw behindPooler(url);
}

function behindPooler(url: string): StartError {
  return new StartError(
    `The database ${placeOf(url)} is behind a connection pooler, which does not keep the time limits that the school API sets. Set DATABASE_URL to the PostgreSQL server itself: each school API opens at most ${CONNECTIONS} connections.`,
  );
}

type How = { place: string; asIs: boolean };

async function migratePostgres(pool: pg.Pool, migrationsFolder: string, { place, asIs }: How) {
  const client = await pool.connect();
  try {
    const db = drizzle(client);
    // Waits for another instance's migration, which is slow on a large table.
    await db.execute(sql`select set_config('statement_timeout', '0', false),
      set_config('idle_in_transaction_session_timeout', '0', false)`);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await refuseNewerData(db, migrationsFolder, place);
    if (!asIs || (await newestApplied(db)) === undefined) await migrate(db, { migrationsFolder });
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  } finally {
    // Closed instead of returned to the pool, which releases the lock after a failed migration.
    client.release(true);
  }
}

function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return searchParams.get('host') ?? `${host}${pathname} of DATABASE_URL`;
}

function cannotOpen(url: string, error: unknown): StartError {
  if (error instanceof StartError) return error;
  if (error instanceof Error && /^unsupported startup parameter/.test(error.message)) {
    return behindPooler(url);
  }
  const reason = reasonOf(error);
  return new StartError(`The database ${placeOf(url)} cannot be opened: ${reason}.`, {
    cause: error,
  });
}

function reasonOf(error: unknown): string {
  // A failed migration; its own message contains all of the SQL.
  if (error instanceof DrizzleQueryError && error.cause) return error.cause.message;
  return errorCode(error) || (error instanceof Error ? error.message : String(error));
}
