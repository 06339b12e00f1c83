import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db';

/** Rows of one kind that are older than a date. */
export type OldRows = {
  count: (db: Db, before: Date) => Promise<number>;
  /** Removes up to `limit` rows in a separate transaction; returns the count. */
  remove: (db: Db, before: Date, limit: number) => Promise<number>;
};

type Condition = (db: Db, before: Date) => SQL | undefined;

/** `also` deletes dependent rows in the same transaction. */
export function oldRows<T extends PgTable>(
  table: T,
  key: PgColumn,
  which: Condition,
  also?: (tx: Db, deleted: T['$inferSelect'][]) => Promise<void>,
): OldRows {
  return {
    count: (db, before) => db.$count(table, which(db, before)),
    remove: (db, before, limit) =>
      db.transaction(async (tx) => {
        // Locked, so that a row being changed by a visitor is left for the next run.
        const batch = tx
          .select({ key })
          .from(table as PgTable)
          .where(which(tx, before))
          .limit(limit)
          .for('update', { skipLocked: true });
        const deleted = await tx.delete(table).where(inArray(key, batch)).returning();
        await also?.(tx, deleted as T['$inferSelect'][]);
        return deleted.length;
      }),
  };
}

/** Several tables under one name: their rows are counted together and removed one table after another. */
export function combined(...parts: readonly OldRows[]): OldRows {
  return {
    count: async (db, before) => {
      let sum = 0;
      for (const part of parts) sum += await part.count(db, before);
      return sum;
    },
    remove: async (db, before, limit) => {
      let removed = 0;
      for (const part of parts) {
        if (removed < limit) removed += await part.remove(db, before, limit - removed);
      }
      return removed;
    },
  };
}
