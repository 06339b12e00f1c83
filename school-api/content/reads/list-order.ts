import { asc, type Column, sql } from 'drizzle-orm';

/** The order set by the office; equal places in order of creation. */
export function listOrder(table: { place: Column; id: Column }) {
  return [asc(table.place), asc(table.id)];
}

/** A boolean as 1 or 0, as the API sends it. */
export function asFlag(column: Column) {
  return sql<0 | 1>`case when ${column} then 1 else 0 end`;
}
