import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const contactMessages = pgTable('contact_messages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  mobileCode: text('mobile_code').notNull(),
  mobile: text().notNull(),
  email: text().notNull().default(''),
  subject: text().notNull().default(''),
  message: text().notNull(),
  /** The notice that stood above the form. */
  noticeVersion: text('notice_version').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
