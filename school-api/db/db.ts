import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database or one of its transactions. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type OpenDatabase = { db: Db; close: () => Promise<void> };
