import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The donor's details; amount and state are in the payment order. */
export const donations = pgTable('donations', {
  id: text().primaryKey(),
  donorName: text('donor_name').notNull(),
  email: text().notNull(),
  mobileCode: text('mobile_code').notNull(),
  mobile: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  pinCode: text('pin_code').notNull().default(''),
  country: text().notNull(),
  message: text().notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type Donation = typeof donations.$inferSelect;
