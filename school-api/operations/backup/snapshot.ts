import { sql } from 'drizzle-orm';
import { type Db, newestApplied, readAtOneMoment } from '../../db';
import { listSequences, listTables } from './catalog';
import type { BackupHead, BackupTable } from './format';

/** Some hundred rows in memory at a time. */
const PAGE_BLOCKS = 8;

export type Snapshot = Pick<BackupHead, 'tables' | 'sequences'> & {
  /** The number of the newest migration. */
  migration: number;
  /** A table's rows as JSON lines, some hundred at a time. */
  read: (table: BackupTable) => AsyncGenerator<string[]>;
};

/** A consistent snapshot of all rows while `use` runs. */
export function withSnapshot<T>(db: Db, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return readAtOneMoment(db, async (tx) => {
    await setNeutralText(tx);
    return use({ ...(await tablesNow(tx)), read: (table) => pages(tx, table) });
  });
}

async function tablesNow(db: Db) {
  return {
    tables: await listTables(db),
    sequences: await listSequences(db),
    migration: (await newestApplied(db)) ?? 0,
  };
}

/** Dates and bytes in a form that every server reads, whatever its settings. */
export async function setNeutralText(tx: Db): Promise<void> {
  await tx.execute(
    sql`select set_config('datestyle', 'ISO, YMD', true), set_config('timezone', 'UTC', true),
      set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
      set_config('extra_float_digits', '1', true)`,
  );
}

/** By physical position: no table needs a key, and nothing is sorted. */
async function* pages(db: Db, { name, columns }: BackupTable): AsyncGenerator<string[]> {
  const asText = columns.map((column) => {
    const identifier = sql.identifier(column.name);
    return sql`${identifier}::text as ${identifier}`;
  });
  const blocks = await countBlocks(db, name);
  for (let block = 0; block < blocks; block += PAGE_BLOCKS) {
    const page = sql`ctid >= ${`(${block},0)`}::tid and ctid < ${`(${block + PAGE_BLOCKS},0)`}::tid`;
    const from = sql`public.${sql.identifier(name)} where ${page}`;
    const rows = await db
      .select({ line: sql<string>`row_to_json(r)::text` })
      .from(sql`(select ${sql.join(asText, sql`, `)} from ${from}) as r`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
  }
}

async function countBlocks(db: Db, name: string): Promise<number> {
  const table = sql`format('public.%I', ${name}::text)::regclass`;
  const size = sql`pg_relation_size(${table}) / current_setting('block_size')::int`;
  const [row] = await db.select({ blocks: size.mapWith(Number) }).from(sql`(select 1) as one`);
  return row?.blocks ?? 0;
}
