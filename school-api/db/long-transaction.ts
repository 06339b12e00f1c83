import { sql } from 'drizzle-orm';
import type { Db } from './db';

/** For exports, backups and restores, whose other end may be slow; ends with the transaction. */
export async function allowLongTransaction(tx: Db): Promise<void> {
  await tx.execute(
    sql`select set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`,
  );
}
