import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Records applied seeds, so that content deleted by the school is not seeded again, and the last night of
 * each work (db/nightly.ts), so that a restart does not repeat it.
 */
export const appliedSeeds = pgTable('applied_seeds', {
  name: text().primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
});
