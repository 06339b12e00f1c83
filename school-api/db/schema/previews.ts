import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The token is stored as a hash. */
export const previewTokens = pgTable(
  'preview_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    list: text().notNull(),
    recordId: integer('record_id').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('preview_tokens_expires').on(table.expiresAt)],
);
