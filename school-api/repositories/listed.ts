import { asc, type Column, sql } from 'drizzle-orm';

/** The order that the office gave; rows of the same place in the order of their making. */
export function inPlace(table: { place: Column; id: Column }) {
  return [asc(table.place), asc(table.id)];
}

/** A flag as the wire has it: 1 shown, 0 hidden. */
export function flagOf(column: Column) {
  return sql<0 | 1>`case when ${column} then 1 else 0 end`;
}
