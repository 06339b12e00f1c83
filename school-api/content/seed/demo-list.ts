import type { PgTable } from 'drizzle-orm/pg-core';

export type DemoList = { table: PgTable; rows: readonly object[] };

/** The demo's records of a table. */
export function demoList<T extends PgTable>(
  table: T,
  rows: readonly T['$inferInsert'][],
): DemoList {
  return { table, rows };
}
