import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text().notNull().default(''),
    content: text().notNull().default(''),
    picture: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('news_newest').on(table.createdAt.desc(), table.id.desc())],
);
