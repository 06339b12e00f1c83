import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Log } from '../platform';
import { tryAdvisoryLock } from './advisory-lock';
import type { Db } from './db';

type Options = {
  log: Log;
  /** The packaged server, whose write-ahead log and statistics are also ours. */
  ownServer: boolean;
  signal?: AbortSignal;
  /** Time between two checks for earlier transactions. */
  pauseMs?: number;
  /** How long to wait for a busy table, which also blocks later requests for it. */
  lockMs?: number;
};

type Table = { schema: string; table: string; key: string };

const TRIES = 30;

/**
 * Removes deleted and overwritten rows from the database's files, where VACUUM only marks their
 * space as free. A table that is busy or slow is left for the next night.
 */
export async function purgeDeleted(db: Db, options: Options): Promise<void> {
  await db.transaction(async (tx) => {
    // Only one of several instances does it.
    if (!(await tryAdvisoryLock(tx, 'purge'))) return;
    // Also ends the previous statement's snapshot, which would keep deleted rows.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await purge(db, options);
  });
}

async function purge(db: Db, options: Options): Promise<void> {
  const { log, ownServer, signal, lockMs = 1_000 } = options;
  await waitForEarlier(db, options);
  const rewriteAll = async (which: SQL) => {
    for (const table of await tablesOf(db, which)) {
      if (signal?.aborted) return;
      await rewrite(db, table, lockMs).catch((error: unknown) => {
        const entry = { event: 'purge', table: table.table, err: error };
        log.error(entry, 'a table still contains deleted data');
      });
    }
  };
  await rewriteAll(sql`c.relnamespace = 'public'::regnamespace`);
  if (!ownServer || signal?.aborted) return;
  // Statistics contain table values, and ANALYZE leaves those of an empty table unchanged.
  await db.execute(sql`delete from pg_statistic using pg_class c left join pg_index i on i.indexrelid = c.oid
    where starelid = c.oid and 0 = (select reltuples from pg_class where oid = coalesce(i.indrelid, c.oid))`);
  await rewriteAll(sql`c.oid = 'pg_statistic'::regclass`);
  // The checkpoint deletes the log up to the current segment (wal_recycle is off).
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
}

/** A rewrite keeps deleted rows for transactions that started before it, such as a backup's. */
async function waitForEarlier(db: Db, { signal, pauseMs = 1_000 }: Options): Promise<void> {
  const [now] = await db.select({ at: sql<string>`clock_timestamp()::text` }).from(sql`(select) t`);
  for (let tried = 1; ; tried += 1) {
    const earlier = await db
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_stat_activity`)
      .where(
        sql`datname = current_database() and pid <> pg_backend_pid()
          and backend_xmin is not null and xact_start < ${now?.at}::timestamptz`,
      )
      .limit(1);
    if (earlier.length === 0) return;
    if (tried === TRIES) throw new Error('an earlier transaction is still running');
    await wait(pauseMs, undefined, { signal });
  }
}

/** Each with a unique index that determines the new row order. */
function tablesOf(db: Db, which: SQL): Promise<Table[]> {
  return db
    .selectDistinctOn([sql`c.oid`], {
      schema: sql<string>`c.relnamespace::regnamespace::text`,
      table: sql<string>`c.relname`,
      key: sql<string>`k.relname`,
    })
    .from(
      sql`pg_class c join pg_index i on i.indrelid = c.oid join pg_class k on k.oid = i.indexrelid`,
    )
    .where(
      sql`${which} and c.relkind = 'r' and i.indisunique and i.indisvalid and i.indpred is null`,
    )
    .orderBy(sql`c.oid`, sql`i.indisprimary desc`);
}

/** Blocks reads and writes; its limits are shorter than theirs. */
async function rewrite(db: Db, { schema, table, key }: Table, lockMs: number): Promise<void> {
  const name = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('lock_timeout', ${`${lockMs}ms`}, true),
        set_config('statement_timeout', '10s', true)`,
    );
    // VACUUM FULL does the same but runs outside transactions, so it cannot have limits.
    await tx.execute(sql`cluster ${name} using ${sql.identifier(key)}`);
  });
  await db.execute(sql`analyze ${name}`);
}
