import { and, count, desc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, type Purpose, paymentOrders } from '../../db';
import { excludeTests, idsOf, matching, type OfficeFilter, orderOf, type RecordId } from './filter';

type RecordsWithOrder = {
  table: PgTable & { id: PgColumn; createdAt: PgColumn };
  purpose: Purpose;
  state: SQL<string>;
};

/** Newest first. */
export function listIds(
  db: Db,
  { table, purpose, state }: RecordsWithOrder,
  filter: OfficeFilter,
): Promise<RecordId[]> {
  const all: PgTable = table;
  const sorted = db
    .select({ id: table.id })
    .from(all)
    .leftJoin(paymentOrders, orderOf(purpose, table.id))
    .where(and(matching(filter, table, state), excludeTests(filter)))
    .orderBy(desc(table.createdAt), desc(table.id));
  return idsOf(db, sorted);
}

export async function countRecords(
  db: Db,
  { table, purpose, state }: RecordsWithOrder,
  filter: OfficeFilter,
): Promise<number> {
  const all: PgTable = table;
  const [row] = await db
    .select({ count: count() })
    .from(all)
    .leftJoin(paymentOrders, orderOf(purpose, table.id))
    .where(and(matching(filter, table, state), excludeTests(filter)));
  return row?.count ?? 0;
}
