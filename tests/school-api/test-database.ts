import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { OpenDatabase } from '@/school-api/db/db';
import { openPostgres } from '@/school-api/db/open-postgres';
import { openMigratedPglite } from './migrated-template';

export const migrationsFolder = 'school-api/db/migrations';

/** A migrated, empty database: in memory, or on the server of TEST_DATABASE_URL. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined || server === '') {
    const client = await openMigratedPglite(migrationsFolder);
    return { db: drizzle(client), kind: 'pglite', close: () => client.close() };
  }
  const { url, drop } = await createDatabase(server);
  const database = await openPostgres(url, migrationsFolder);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

export async function createDatabase(server: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  // A disposable server is deleted as a whole, so there is no need to wait for each drop.
  const drop = async () => {
    if (process.env.TEST_DATABASE_DISPOSABLE) return;
    await run(server, `drop database if exists ${name} with (force)`);
  };
  return { url: url.href, drop };
}

async function run(server: string, command: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(command);
  await client.end();
}
