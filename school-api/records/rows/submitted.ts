import { and, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { contactMessages, Db, jobApplications } from '../../db';
import { countUpTo, idsOf, keyset, type OfficeFilter, type RecordId, type Slice } from './filter';

/** What visitors send that is a row of one table. */
type Submitted = typeof contactMessages | typeof jobApplications;

/** How the office reads such a table, newest first. */
export function submitted<T extends Submitted>(
  table: T,
  matches: (filter: OfficeFilter) => SQL | undefined,
) {
  type Row = T['$inferSelect'];
  const all: PgTable = table;
  return {
    list: async (db: Db, filter: OfficeFilter, slice: Slice): Promise<Row[]> => {
      const { where, orderBy, inOrder } = keyset(table, slice);
      const rows = await db
        .select()
        .from(all)
        .where(and(matches(filter), where))
        .orderBy(...orderBy)
        .limit(slice.limit);
      return inOrder(rows as Row[]);
    },
    ids: (db: Db, filter: OfficeFilter): Promise<RecordId[]> => {
      const { orderBy } = keyset(table, { limit: 0 });
      const sorted = db
        .select({ id: table.id })
        .from(all)
        .where(matches(filter))
        .orderBy(...orderBy);
      return idsOf(db, sorted);
    },
    count: (db: Db, filter: OfficeFilter, most?: number) =>
      countUpTo(db, { table, where: matches(filter), most }),
    show: async (db: Db, id: number): Promise<Row | undefined> => {
      const [row] = await db.select().from(all).where(eq(table.id, id));
      return row as Row | undefined;
    },
  };
}
