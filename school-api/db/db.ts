import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PGlite, PostgreSQL or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = {
  db: Db;
  kind: 'pglite' | 'postgres';
  close: () => Promise<void>;
};
