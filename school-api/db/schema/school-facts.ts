import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** School facts changed by the office; all others are in content/school.ts. */
export const schoolFacts = pgTable('school_facts', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: text('changed_by').notNull().default(''),
  revision: integer().notNull().default(1),
});
