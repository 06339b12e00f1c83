import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PURPOSES } from './orders';
import { receiptWords } from './search-words';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** 'online' is the payment provider. */
export const PAYMENT_METHODS = ['online', 'bank transfer', 'cheque', 'cash', 'upi'] as const;

/** One per paid order and offline donation. A number is never reused or withdrawn. */
export const receipts = pgTable(
  'receipts',
  {
    number: text().primaryKey(),
    purpose: text({ enum: PURPOSES }).notNull(),
    /** References an order or offline donation; no foreign key, as receipts are kept longest. */
    sourceId: text('source_id').notNull().unique(),
    test: boolean().notNull().default(false),
    /** When the money arrived: determines the financial year and the tax law. */
    paidAt: at('paid_at').notNull(),
    issuedAt: at('issued_at').notNull(),
    /** Paise. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Paise returned, by refund or a lost dispute. */
    returned: bigint({ mode: 'number' }).notNull().default(0),
    payerName: text('payer_name').notNull(),
    address: text().notNull(),
    email: text().notNull(),
    /** The address in lower case, for finding a lost receipt. */
    emailKey: text('email_key').notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    /** The provider's payment id, or the bank's reference. */
    reference: text().notNull(),
    /** The purpose chosen by the donor. */
    cause: text().notNull().default(''),
    /** Null if the donor was not asked. */
    indianCitizen: boolean('indian_citizen'),
    /** The child's name, or the donor's message. */
    subject: text().notNull().default(''),
    voidedAt: at('voided_at'),
    voidReason: text('void_reason').notNull().default(''),
  },
  (table) => [
    index('receipts_email').on(table.emailKey, table.paidAt),
    index('receipts_paid').on(table.paidAt),
    // Goals are summed from the index alone.
    index('receipts_cause')
      .on(table.cause, table.paidAt, table.amount, table.returned)
      .where(
        sql`${table.purpose} = 'donation' and not ${table.test} and ${table.voidedAt} is null`,
      ),
    index('receipts_words').using('gin', receiptWords(table)).with({ fastupdate: false }),
  ],
);

export type Receipt = typeof receipts.$inferSelect;

/** A financial year's last receipt number (April to March); a prefix denotes another series. */
export const receiptSerials = pgTable('receipt_serials', {
  financialYear: text('financial_year').primaryKey(),
  last: integer().notNull(),
});
