import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  gte,
  lt,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, type Purpose, paymentOrders } from '../../db';

export type RecordId = string | number;

/** `until` is exclusive; `test` includes test payments; `ids` are the only records looked for. */
export type OfficeFilter = {
  since?: Date;
  until?: Date;
  /** How far it has come by itself, such as 'paid'. */
  state?: string;
  /** What the office has set (records/states). */
  officeState?: string;
  test?: boolean;
  ids?: readonly RecordId[];
  /** Of an application. */
  applyFor?: string;
  studentType?: string;
  /** Of a job application. */
  vacancy?: string;
};

/** The place of a record in a list that is sorted by time and id. */
export type Cursor = { at: Date; id: RecordId };

/** `before` begins after a record with the older ones, `after` ends before it with the newer ones. */
export type Slice = { limit: number; before?: Cursor; after?: Cursor };

type Sorted = { id: Column; createdAt: Column };

/** A page of a list, newest first. Read from its near end, so that it costs the same wherever it lies. */
export function keyset({ id, createdAt }: Sorted, { before, after }: Slice) {
  const beyond = (sign: SQL, { at, id: of }: Cursor) =>
    sql`(${createdAt}, ${id}) ${sign} (${at.toISOString()}::timestamptz, ${of})`;
  const isAfter = after !== undefined;
  return {
    where: and(before && beyond(sql`<`, before), after && beyond(sql`>`, after)),
    orderBy: isAfter ? [asc(createdAt), asc(id)] : [desc(createdAt), desc(id)],
    inOrder: <Row>(rows: Row[]): Row[] => (isAfter ? rows.reverse() : rows),
  };
}

/** How many rows a query has; `most` and one more is where counting ends. */
export async function countUpTo(
  db: Db,
  {
    table,
    where,
    most,
  }: { table: PgTable & Sorted; where: SQL | undefined; most: number | undefined },
): Promise<number> {
  if (most === undefined) return db.$count(table, where);
  const all: PgTable = table;
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(all)
    .where(where)
    // Along the index of the list, instead of through the table from its beginning.
    .orderBy(desc(table.createdAt))
    .limit(most + 1)
    .as('some');
  const [row] = await db.select({ count: count() }).from(some);
  return row?.count ?? 0;
}

/**
 * All ids of a sorted query as one value. As rows, fifty thousand keep the process busy for a third of a
 * second, in which no visitor is answered.
 */
export async function idsOf(db: Db, sorted: SQLWrapper): Promise<RecordId[]> {
  const [row] = await db
    .select({ ids: sql<RecordId[]>`coalesce(json_agg(found.id), '[]')` })
    .from(sql`${sorted} as found`);
  return row?.ids ?? [];
}

export function matching(
  { since, until, state, officeState, ids }: OfficeFilter,
  { id, createdAt, officeState: stateColumn }: Sorted & { officeState?: Column },
  stateOf?: SQL<string>,
): SQL | undefined {
  return and(
    since && gte(createdAt, since),
    until && lt(createdAt, until),
    among(id, ids),
    state !== undefined && stateOf ? eq(stateOf, state) : undefined,
    officeState !== undefined && stateColumn ? eq(stateColumn, officeState) : undefined,
  );
}

/** As one parameter: hundreds of them take longer to pass than the query. */
export function among(id: Column, ids: readonly RecordId[] | undefined): SQL | undefined {
  return ids && sql`${id} = any(${sql.param([...ids])})`;
}

/**
 * The orders of chosen records are found by index: without this, the database reads all orders for
 * each page of an export.
 */
export function orderOf(purpose: Purpose, id: Column, { ids }: OfficeFilter = {}): SQL | undefined {
  return and(
    eq(paymentOrders.purpose, purpose),
    eq(paymentOrders.subjectId, id),
    among(paymentOrders.subjectId, ids),
  );
}

/** Excludes test payments unless the filter includes them. */
export function excludeTests({ test = false }: OfficeFilter): SQL | undefined {
  return test ? undefined : sql`${paymentOrders.test} is not true`;
}
