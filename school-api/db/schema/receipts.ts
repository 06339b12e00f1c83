import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PURPOSES } from './orders';
import { receiptWords } from './search-words';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** 'online' is the payment provider. */
export const MEANS = ['online', 'bank transfer', 'cheque', 'cash', 'upi'] as const;
export type Means = (typeof MEANS)[number];

/** One for each paid order and each offline donation. A number is never reused or withdrawn. */
export const receipts = pgTable(
  'receipts',
  {
    number: text().primaryKey(),
    purpose: text({ enum: PURPOSES }).notNull(),
    /** Of payment_orders or offline_donations; without a foreign key, because receipts are kept longest. */
    sourceId: text('source_id').notNull().unique(),
    test: boolean().notNull().default(false),
    /** When the money arrived: decides the financial year and the tax law. */
    paidAt: at('paid_at').notNull(),
    issuedAt: at('issued_at').notNull(),
    /** Paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Paise that went back, by refund or a lost dispute. */
    returned: bigint({ mode: 'number' }).notNull().default(0),
    payerName: text('payer_name').notNull(),
    address: text().notNull(),
    email: text().notNull(),
    /** The address in lower case, by which a lost receipt is found. */
    emailKey: text('email_key').notNull(),
    means: text({ enum: MEANS }).notNull(),
    /** The provider's payment id, or the reference of the bank. */
    reference: text().notNull(),
    /** What a donation is for, as the donor chose it. */
    cause: text().notNull().default(''),
    /** The child's name, or the donor's words. */
    subject: text().notNull().default(''),
    voidedAt: at('voided_at'),
    voidReason: text('void_reason').notNull().default(''),
  },
  (table) => [
    index('receipts_email').on(table.emailKey, table.paidAt),
    index('receipts_paid').on(table.paidAt),
    // Goals are added up from the index alone.
    index('receipts_cause')
      .on(table.cause, table.paidAt, table.amount, table.returned)
      .where(
        sql`${table.purpose} = 'donation' and not ${table.test} and ${table.voidedAt} is null`,
      ),
    index('receipts_words').using('gin', receiptWords(table)).with({ fastupdate: false }),
  ],
);

export type Receipt = typeof receipts.$inferSelect;

/** The last receipt number of a financial year (April to March); a prefix names another series. */
export const receiptSerials = pgTable('receipt_serials', {
  financialYear: text('financial_year').primaryKey(),
  last: integer().notNull(),
});
