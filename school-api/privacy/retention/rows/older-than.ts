import { lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { oldRows } from '../../../db';

/** Rows whose time is before the limit. */
export const olderThan = (table: PgTable, key: PgColumn, at: PgColumn) =>
  oldRows(table, key, (_, before) => lt(at, before));
