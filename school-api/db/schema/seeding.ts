import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Remembers that a seed was offered, so that what a school deletes stays deleted. */
export const appliedSeeds = pgTable('applied_seeds', {
  name: text().primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});
