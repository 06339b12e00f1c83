import { sql } from 'drizzle-orm';
import type { Db, OpenDatabase } from '../db/db';
import { givingWay } from '../db/give-way';
import { allowLongTransaction } from '../db/long-transaction';
import { newestApplied } from '../db/migrations';
import { listSequences, listTables } from './catalog';
import type { BackupHead, BackupTable } from './format';

/** Some hundred rows: the site waits for one page at a time. */
const PAGE_BLOCKS = 8;

export type Snapshot = Pick<BackupHead, 'tables' | 'sequences'> & {
  /** The newest change of the tables, by its number. */
  migration: number;
  /** The rows of a table as lines of JSON, some hundred at a time. */
  read: (table: BackupTable) => AsyncGenerator<string[]>;
};

/**
 * All rows as they are at one moment, for as long as `use` takes.
 *
 * PostgreSQL keeps the moment in a transaction. The built-in database has one connection, so that a
 * transaction would stop the site: there the rows are copied to temporary tables in one go, which
 * takes a fraction of a second, and read from them between the site's own requests.
 */
export function withSnapshot<T>(
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  use: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return kind === 'postgres' ? inTransaction(db, use) : fromCopies(db, use);
}

type Source = { schema: string; name: string };

const AT_ONE_MOMENT = { isolationLevel: 'repeatable read' } as const;

function inTransaction<T>(db: Db, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await setNeutralText(tx);
      await allowLongTransaction(tx);
      const read = (table: BackupTable) => pages(tx, table, { schema: 'public', name: table.name });
      return use({ ...(await tablesNow(tx)), read });
    },
    { ...AT_ONE_MOMENT, accessMode: 'read only' },
  );
}

let isCopying = false;

async function fromCopies<T>(db: Db, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  if (isCopying) throw new BackupRunning();
  isCopying = true;
  try {
    const described = await db.transaction(async (tx) => {
      const found = await tablesNow(tx);
      for (const table of found.tables) {
        const copy = sql.identifier(copyOf(table));
        await tx.execute(sql`drop table if exists pg_temp.${copy}`);
        await tx.execute(
          sql`create temp table ${copy} as table public.${sql.identifier(table.name)}`,
        );
      }
      return found;
    }, AT_ONE_MOMENT);
    try {
      const read = (table: BackupTable) =>
        pages(db, table, { schema: 'pg_temp', name: copyOf(table) });
      return await use({ ...described, read });
    } finally {
      for (const table of described.tables) {
        await db.execute(sql`drop table pg_temp.${sql.identifier(copyOf(table))}`);
      }
      // Nothing else tidies the built-in database's own tables, in which each copy was listed.
      await db.execute(sql`vacuum pg_class, pg_attribute, pg_type, pg_depend, pg_index`);
    }
  } finally {
    isCopying = false;
  }
}

/** Two at once would copy everything twice. */
export class BackupRunning extends Error {}

const copyOf = ({ name }: BackupTable) => `backup_${name}`;

async function tablesNow(db: Db) {
  return {
    tables: await listTables(db),
    sequences: await listSequences(db),
    migration: (await newestApplied(db)) ?? 0,
  };
}

/** Dates and bytes in the form that every server reads, whatever it is set to. */
export async function setNeutralText(tx: Db): Promise<void> {
  await tx.execute(
    sql`select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
      set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true)`,
  );
}

/** By place on the disk: no table needs a key, and no page is sorted. */
async function* pages(db: Db, { columns }: BackupTable, source: Source): AsyncGenerator<string[]> {
  const asText = columns.map(({ name }) => {
    const column = sql.identifier(name);
    return sql`${column}::text as ${column}`;
  });
  const from = sql`${sql.identifier(source.schema)}.${sql.identifier(source.name)}`;
  const blocks = await countBlocks(db, source);
  const giveWay = givingWay();
  for (let block = 0; block < blocks; block += PAGE_BLOCKS) {
    const page = sql`ctid >= ${`(${block},0)`}::tid and ctid < ${`(${block + PAGE_BLOCKS},0)`}::tid`;
    const rows = await db
      .select({ line: sql<string>`row_to_json(r)::text` })
      .from(sql`(select ${sql.join(asText, sql`, `)} from ${from} where ${page}) as r`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    await giveWay();
  }
}

async function countBlocks(db: Db, { schema, name }: Source): Promise<number> {
  const table = sql`format('%I.%I', ${schema}::text, ${name}::text)::regclass`;
  const size = sql`pg_relation_size(${table}) / current_setting('block_size')::int`;
  const [row] = await db.select({ blocks: size.mapWith(Number) }).from(sql`(select 1) as one`);
  return row?.blocks ?? 0;
}
