import { integer } from 'drizzle-orm/pg-core';

/** Common columns of ordered lists. */
export function listColumns() {
  return {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    place: integer().notNull().default(0),
  };
}
