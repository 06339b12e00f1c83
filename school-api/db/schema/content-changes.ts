import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Each tag's last change. A later change has a higher number. */
export const contentChanges = pgTable('content_changes', {
  tag: text().primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
  at: at('at').notNull(),
});

/** The site's processes that poll for changes. */
export const siteInstances = pgTable('site_instances', {
  instance: text().primaryKey(),
  /** By tag: the number of the last change that its pages show. */
  applied: jsonb().$type<Record<string, number>>().notNull(),
  seenAt: at('seen_at').notNull(),
});
