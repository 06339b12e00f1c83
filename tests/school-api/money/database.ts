import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { OpenDatabase } from '@/school-api/db/db';
import { openPostgres } from '@/school-api/db/open-postgres';
import { openMigratedPglite } from '../migrated-template';

const migrationsFolder = path.resolve('school-api/db/migrations');

/** An empty database of the test's own: in memory, or on the PostgreSQL of TEST_DATABASE_URL. */
export function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? onPostgres(server) : inMemory();
}

async function inMemory(): Promise<OpenDatabase> {
  const client = await openMigratedPglite(migrationsFolder);
  return { db: drizzle(client), kind: 'pglite', close: () => client.close() };
}

async function onPostgres(server: string): Promise<OpenDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href, migrationsFolder);
  const close = async () => {
    await database.close();
    await run(server, `drop database ${name} with (force)`);
  };
  return { ...database, close };
}

async function run(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
