import { integer } from 'drizzle-orm/pg-core';

/** What every table that is shown as a list has: an id, and the place that the office gave the row. */
export function listed() {
  return {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    place: integer().notNull().default(0),
  };
}
