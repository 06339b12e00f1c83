import { asc, eq, inArray, max, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, news } from '../../db';
import { listOrder } from './list-order';

type ListTable = PgTable & { id: PgColumn; place: PgColumn };
/** Values by column. */
export type ContentRow = Record<string, unknown>;

export function readRows(db: Db, table: ListTable): Promise<ContentRow[]> {
  const all: PgTable = table;
  return db
    .select()
    .from(all)
    .orderBy(...listOrder(table));
}

export async function insertRow(tx: Db, table: ListTable, row: ContentRow): Promise<void> {
  const insert = tx.insert(table);
  await ('id' in row ? insert.overridingSystemValue() : insert).values(row);
}

export async function updateRow(tx: Db, table: ListTable, id: number, row: ContentRow) {
  await tx.update(table).set(row).where(eq(table.id, id));
}

export async function deleteRows(tx: Db, table: ListTable, ids: readonly number[]) {
  if (ids.length > 0) await tx.delete(table).where(inArray(table.id, [...ids]));
}

/** Moves the sequence past ids that were inserted explicitly. */
export async function advanceIdSequence(tx: Db, table: ListTable, name: string): Promise<void> {
  const [row] = await tx.select({ highest: max(table.id) }).from(table);
  if (row?.highest == null) return;
  await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${row.highest})`);
}

/** Oldest first. */
export function readNewsRows(db: Db): Promise<ContentRow[]> {
  const all: PgTable = news;
  return db.select().from(all).orderBy(asc(news.createdAt), asc(news.id));
}

export async function insertNews(tx: Db, slug: string, row: ContentRow): Promise<void> {
  const all: PgTable = news;
  await tx.insert(all).values({ ...row, slug });
}

export async function updateNews(tx: Db, slug: string, row: ContentRow): Promise<void> {
  const all: PgTable = news;
  await tx.update(all).set(row).where(eq(news.slug, slug));
}

export async function deleteNews(tx: Db, slugs: readonly string[]): Promise<void> {
  if (slugs.length > 0) await tx.delete(news).where(inArray(news.slug, [...slugs]));
}
