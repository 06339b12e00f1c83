import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db, OpenDatabase } from '@/school-api/db';
import { openPool, openPostgres } from '@/school-api/db/open-postgres';
import { closing } from '../support/closing';

export const migrationsFolder = 'school-api/db/migrations';

/** The run's server: tests/support/test-server.ts. */
const server = () => process.env.TEST_DATABASE_URL ?? '';

/** Databases of earlier tests, emptied. */
const emptied: Database[] = [];

/** A migrated database without rows, closed after the test file. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  template ??= makeTemplate();
  const database = emptied.pop() ?? (await createDatabase(await template));
  const pool = openPool(database.url);
  return {
    db: drizzle(pool),
    close: closing(async () => {
      if (!pool.ended) await pool.end();
      failLateQueries(pool);
      if (await empty(database.url)) emptied.push(database);
      else await database.drop();
    }),
  };
}

/**
 * Removes all rows, which takes a fifth of the time of a copy, and says whether the tables are still
 * those of the migration.
 */
async function empty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(END_OTHERS);
    const filled = (await client.query<{ name: string }>(FILLED)).rows.map(({ name }) => name);
    // Without triggers and foreign keys.
    await client.query('set session_replication_role = replica');
    for (const name of filled) await client.query(`delete from ${name}`);
    // Otherwise new rows would take the places of deleted ones, in any order.
    if (filled.length > 0) await client.query(`vacuum ${filled.join(', ')}`);
    await client.query(RESTART_SEQUENCES);
    const { rows } = await client.query<{ unchanged: boolean }>(IS_UNCHANGED);
    return rows[0]?.unchanged === true;
  } finally {
    await client.end();
  }
}

const END_OTHERS = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

const FILLED = `select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;

const RESTART_SEQUENCES = `select
    setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
  from pg_sequences where schemaname = 'public' and last_value is not null`;

/** The migration's own row is of the same transaction. */
const IS_UNCHANGED = `select not exists (
    select from pg_class where relnamespace = 'public'::regnamespace and xmin::text::bigint >
      (select max(xmin::text::bigint) from drizzle.__drizzle_migrations)
  ) as unchanged`;

/** A query after the end would be lost in a log that tests do not read; as an uncaught error it fails the run. */
function failLateQueries(pool: pg.Pool): void {
  pool.connect = pool.query = () => {
    const error = new Error('a query after the test has closed its database');
    queueMicrotask(() => {
      throw error;
    });
    throw error;
  };
}

/** An outage: every query fails from now on. */
export function loseDatabase({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  return poolOf(db).end();
}

function poolOf(db: Db): pg.Pool {
  const pool = '$client' in db ? db.$client : undefined;
  if (!(pool instanceof pg.Pool)) throw new Error('the database has no pool');
  return pool;
}

type Database = { url: string; drop: () => Promise<void> };

/** Without tables, or a copy of another database. */
export async function createDatabase(original = 'template0'): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the files takes half as long as writing them to the log.
  await run(`create database ${name} template ${original} strategy file_copy`);
  const drop = () => run(`drop database if exists ${name} with (force)`);
  return { url: urlOf(name), drop };
}

const TEMPLATE_LOCK = 7_300_412;

let template: Promise<string> | undefined;

/** Migrated once per run: migrating every database would take most of the tests' time. */
async function makeTemplate(): Promise<string> {
  const name = `template_${fingerprint()}`;
  const client = new pg.Client({ connectionString: server() });
  await client.connect();
  try {
    // Workers run in parallel: the first creates it, the others wait.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      const unfinished = `${name}_unfinished`;
      await client.query(`drop database if exists ${unfinished}`);
      await client.query(`create database ${unfinished}`);
      await (await openPostgres(urlOf(unfinished), migrationsFolder)).close();
      await client.query(`alter database ${unfinished} rename to ${name}`);
    }
  } finally {
    await client.end();
  }
  return name;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) {
      hash.update(name).update(readFileSync(path.join(migrationsFolder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function urlOf(name: string): string {
  const url = new URL(server());
  url.pathname = `/${name}`;
  return url.href;
}

async function run(command: string) {
  const client = new pg.Client({ connectionString: server() });
  await client.connect();
  await client.query(command);
  await client.end();
}
