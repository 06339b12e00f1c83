import { sql } from 'drizzle-orm';
import type { Db } from './db';

/** For exports, backups and restores with a slow reader; ends with the transaction. */
export async function allowLongTransaction(tx: Db): Promise<void> {
  await tx.execute(
    sql`select set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`,
  );
}

/** All pages read by `read` show one moment, however slow its reader is. */
export function readAtOneMoment<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await allowLongTransaction(tx);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
