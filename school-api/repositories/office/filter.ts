import { and, type Column, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Purpose, paymentOrders } from '../../db/schema/orders';

export type RecordId = string | number;

/** `until` is exclusive; `test` includes test payments; `ids` are the only records looked for. */
export type OfficeFilter = {
  since?: Date;
  until?: Date;
  state?: string;
  test?: boolean;
  ids?: readonly RecordId[];
};
export type Slice = { limit: number; offset: number };

export function matching(
  { since, until, state, ids }: OfficeFilter,
  { id, createdAt }: { id: Column; createdAt: Column },
  stateOf?: SQL<string>,
): SQL | undefined {
  return and(
    since && gte(createdAt, since),
    until && lt(createdAt, until),
    ids && inArray(id, [...ids]),
    state !== undefined && stateOf ? eq(stateOf, state) : undefined,
  );
}

/**
 * The orders of chosen records are found by index: without this, the database reads all orders for
 * each page of an export.
 */
export function orderOf(purpose: Purpose, id: Column, { ids }: OfficeFilter = {}): SQL | undefined {
  return and(
    eq(paymentOrders.purpose, purpose),
    eq(paymentOrders.subjectId, id),
    ids && inArray(paymentOrders.subjectId, ids.map(String)),
  );
}

/** Excludes test payments unless the filter includes them. */
export function excludeTests({ test = false }: OfficeFilter): SQL | undefined {
  return test ? undefined : sql`${paymentOrders.test} is not true`;
}
