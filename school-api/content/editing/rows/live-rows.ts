import { and, eq, getTableColumns, getTableName, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db';

/** A table of the site: a list, or the news. */
export type LiveTable = PgTable & { id: PgColumn };
export type LiveRow = Record<string, unknown>;

/** The site orders equal places by id. */
export function readLiveRows(db: Db, table: LiveTable): Promise<LiveRow[]> {
  const all: PgTable = table;
  const { place } = getTableColumns(all);
  return db
    .select()
    .from(all)
    .orderBy(...(place === undefined ? [table.id] : [place, table.id]));
}

export async function readLiveRow(
  db: Db,
  table: LiveTable,
  id: number,
): Promise<LiveRow | undefined> {
  const all: PgTable = table;
  const [row] = await db.select().from(all).where(eq(table.id, id));
  return row;
}

export async function addLiveRow(tx: Db, table: LiveTable, row: LiveRow): Promise<number> {
  const all: PgTable = table;
  const insert = tx.insert(all);
  const [added] = await ('id' in row ? insert.overridingSystemValue() : insert)
    .values(row)
    .returning({ id: table.id });
  return Number(added?.id);
}

export async function setLiveRow(tx: Db, table: LiveTable, id: number, row: LiveRow) {
  const all: PgTable = table;
  await tx.update(all).set(row).where(eq(table.id, id));
}

export async function deleteLiveRows(tx: Db, table: LiveTable, ids: readonly number[]) {
  if (ids.length > 0) await tx.delete(table).where(inArray(table.id, [...ids]));
}

/** Another row on the site with the same values in these columns. */
export async function hasRowWith(
  tx: Db,
  table: LiveTable,
  values: LiveRow,
  except: number | null,
): Promise<boolean> {
  const all: PgTable = table;
  const columns = getTableColumns(all);
  const same = Object.entries(values).map(([name, value]) => {
    const column = columns[name];
    if (column === undefined) throw new Error(`there is no column ${name}`);
    return eq(column, value);
  });
  const other = except === null ? undefined : ne(table.id, except);
  return (await tx.$count(all, and(...same, other))) > 0;
}

const MOST = 500;

/** In one statement for many rows; each has the same columns, and its id. */
export async function setLiveRows(tx: Db, table: LiveTable, rows: readonly LiveRow[]) {
  const [first] = rows;
  if (first === undefined) return;
  const all: PgTable = table;
  const columns = getTableColumns(all);
  const inDatabase = (row: LiveRow) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [columns[name]?.name ?? name, value]),
    );
  const names = Object.keys(first).filter((name) => name !== 'id');
  const sets: SQL[] = names.map((name) => {
    const column = sql.identifier(columns[name]?.name ?? name);
    return sql`${column} = given.${column}`;
  });
  const own = sql.identifier(getTableName(all));
  for (let at = 0; at < rows.length; at += MOST) {
    const json = JSON.stringify(rows.slice(at, at + MOST).map(inDatabase));
    await tx.execute(sql`update ${own} set ${sql.join(sets, sql`, `)}
      from jsonb_populate_recordset(null::${own}, ${json}::jsonb) as given
      where ${own}.id = given.id`);
  }
}

/** Many rows at once; their new ids in the same order. */
export async function addLiveRows(
  tx: Db,
  table: LiveTable,
  rows: readonly LiveRow[],
): Promise<number[]> {
  const all: PgTable = table;
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += MOST) {
    const added = await tx
      .insert(all)
      .values([...rows.slice(at, at + MOST)])
      .returning({ id: table.id });
    ids.push(...added.map(({ id }) => Number(id)));
  }
  return ids;
}
