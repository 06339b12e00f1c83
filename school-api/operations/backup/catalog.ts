import { asc, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import type { BackupTable } from './format';

/** The database lists its tables, so that no list has to be maintained here. */
export async function listTables(db: Db): Promise<BackupTable[]> {
  const rows = await db
    .select({
      table: sql<string>`c.relname`,
      column: sql<string>`a.attname`,
      type: sql<string>`format_type(a.atttypid, a.atttypmod)`,
    })
    .from(
      sql`pg_class c
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
          and not a.attisdropped and a.attgenerated = ''`,
    )
    .where(sql`c.relkind = 'r'`)
    .orderBy(asc(sql`c.relname`), asc(sql`a.attnum`));
  const tables = new Map<string, BackupTable>();
  for (const { table, column, type } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] };
    known.columns.push({ name: column, type });
    tables.set(table, known);
  }
  return parentsFirst([...tables.values()], await listReferences(db));
}

export async function listSequences(db: Db): Promise<{ name: string; last: string | null }[]> {
  return db
    .select({
      name: sql<string>`sequencename`,
      last: sql<string | null>`last_value::text`,
    })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public'`)
    .orderBy(asc(sql`sequencename`));
}

type Reference = { child: string; parent: string };

function listReferences(db: Db): Promise<Reference[]> {
  const name = (oid: SQL) => sql<string>`(select relname from pg_class where oid = ${oid})`;
  return db
    .select({ child: name(sql`conrelid`), parent: name(sql`confrelid`) })
    .from(sql`pg_constraint`)
    .where(sql`contype = 'f' and conrelid <> confrelid`);
}

/** A row is inserted after the rows that it references. */
function parentsFirst(tables: readonly BackupTable[], references: readonly Reference[]) {
  const sorted = new Set<BackupTable>();
  const visit = (table: BackupTable | undefined, path: readonly string[]) => {
    if (table === undefined || sorted.has(table) || path.includes(table.name)) return;
    for (const { child, parent } of references) {
      if (child !== table.name) continue;
      visit(
        tables.find(({ name }) => name === parent),
        [...path, table.name],
      );
    }
    sorted.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...sorted];
}
