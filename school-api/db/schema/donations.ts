import { isNotNull, isNull } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { donationWords, giftWords } from './search-words';
import { byAmount, byText } from './sort-values';

/** The donor's details; amount and state are in the payment order. */
export const donations = pgTable(
  'donations',
  {
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
    /** The cause that the donor chose. */
    purpose: text().notNull().default(''),
    /** What the donor said; null when the site did not ask. */
    indianCitizen: boolean('indian_citizen'),
    /** The notice shown above the form. */
    noticeVersion: text('notice_version').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Read backwards for the newest first.
    index('donations_newest').on(table.createdAt, table.id),
    index('donations_by_name').on(byText(table.donorName), table.id),
    index('donations_words').using('gin', donationWords(table)).with({ fastupdate: false }),
  ],
);

export type Donation = typeof donations.$inferSelect;

export const GIFT_KINDS = ['Corpus', 'Specific grant', 'Others'] as const;

/** Gifts by bank, cheque, cash or UPI, entered by the office. */
export const offlineGifts = pgTable(
  'offline_gifts',
  {
    id: text().primaryKey(),
    means: text({ enum: ['bank transfer', 'cheque', 'cash', 'upi'] }).notNull(),
    /** The reference of the bank or the cheque. */
    reference: text().notNull().default(''),
    /** The reference without spaces and case, to ask about one that was entered before. */
    referenceKey: text('reference_key').notNull().default(''),
    givenOn: timestamp('given_on', { withTimezone: true }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    donorName: text('donor_name').notNull(),
    email: text().notNull().default(''),
    address: text().notNull().default(''),
    purpose: text().notNull().default(''),
    /** What the office was told; null for gifts that were entered before it was asked. */
    indianCitizen: boolean('indian_citizen'),
    kind: text({ enum: GIFT_KINDS }).notNull().default('Others'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    cancelReason: text('cancel_reason').notNull().default(''),
  },
  (table) => [
    index('offline_gifts_newest').on(table.givenOn, table.createdAt, table.id),
    index('offline_gifts_cancelled')
      .on(table.givenOn, table.createdAt, table.id)
      .where(isNotNull(table.cancelledAt)),
    index('offline_gifts_valid').on(table.givenOn, table.amount).where(isNull(table.cancelledAt)),
    index('offline_gifts_reference').on(table.referenceKey),
    index('offline_gifts_by_name').on(byText(table.donorName), table.id),
    index('offline_gifts_by_amount').on(byAmount(table.amount), table.id),
    index('offline_gifts_words').using('gin', giftWords(table)).with({ fastupdate: false }),
  ],
);

export type OfflineGift = typeof offlineGifts.$inferSelect;

/** The donor's PAN, encrypted; one for each receipt. */
export const donorTaxIds = pgTable(
  'donor_tax_ids',
  {
    receiptNumber: text('receipt_number').primaryKey(),
    sealed: text().notNull(),
    /** The PAN as a keyed hash: the same for all donations of one donor. */
    donorKey: text('donor_key').notNull().default(''),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('donor_tax_ids_donor').on(table.donorKey)],
);

/** The portal's acknowledgement of a year's statement, which corrections carry. */
export const statementFilings = pgTable('statement_filings', {
  financialYear: text('financial_year').primaryKey(),
  acknowledgement: text().notNull(),
  filedAt: timestamp('filed_at', { withTimezone: true }).notNull(),
});
