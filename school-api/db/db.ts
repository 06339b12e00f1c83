import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What repositories see: the same for PGlite, for PostgreSQL and inside a transaction. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = {
  db: Db;
  kind: 'pglite' | 'postgres';
  close: () => Promise<void>;
};
