import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { OpenDatabase } from '@/school-api/db/db';
import { openPostgres } from '@/school-api/db/open-postgres';
import { fingerprint, openMigratedPglite } from './migrated-template';

export const migrationsFolder = 'school-api/db/migrations';

/** A migrated, empty database: in memory, or on the server of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined || server === '') {
    const client = await openMigratedPglite(migrationsFolder);
    return { db: drizzle(client), kind: 'pglite', close: () => client.close() };
  }
  template ??= makeTemplate(server);
  const { url, drop } = await createDatabase(server, await template);
  const database = await openPostgres(url, migrationsFolder);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

/** Empty, or a copy of another one. */
export async function createDatabase(server: string, original?: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const copied = original === undefined ? '' : ` template ${original} strategy file_copy`;
  await run(server, `create database ${name}${copied}`);
  // A disposable server is deleted as a whole, so there is no need to wait for each drop.
  const drop = async () => {
    if (process.env.TEST_DATABASE_DISPOSABLE) return;
    await run(server, `drop database if exists ${name} with (force)`);
  };
  return { url: urlOf(server, name), drop };
}

const TEMPLATE_LOCK = 7_300_412;

let template: Promise<string> | undefined;

/** Migrated once for each server: migrating every database took most of the time of the tests. */
async function makeTemplate(server: string): Promise<string> {
  const name = `template_${await fingerprint(migrationsFolder)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    // Workers run in parallel: the first makes it, the others wait.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      const unfinished = `${name}_unfinished`;
      await client.query(`drop database if exists ${unfinished}`);
      await client.query(`create database ${unfinished}`);
      await (await openPostgres(urlOf(server, unfinished), migrationsFolder)).close();
      await client.query(`alter database ${unfinished} rename to ${name}`);
    }
  } finally {
    await client.end();
  }
  return name;
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function run(server: string, command: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(command);
  await client.end();
}
