import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Facts of the school that the office has changed; all others are those of content/school.ts. */
export const schoolFacts = pgTable('school_facts', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: text('changed_by').notNull().default(''),
  revision: integer().notNull().default(1),
});
