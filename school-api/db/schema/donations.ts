import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { donationWords, offlineWords } from './search-words';
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
    /** The cause chosen by the donor. */
    purpose: text().notNull().default(''),
    /** The donor's answer; null if the site did not ask. */
    indianCitizen: boolean('indian_citizen'),
    /** The notice shown above the form. */
    noticeVersion: text('notice_version').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Read backwards for newest first.
    index('donations_newest').on(table.createdAt, table.id),
    index('donations_by_name').on(byText(table.donorName), table.id),
    index('donations_by_phone').on(table.mobile, table.mobileCode),
    index('donations_words').using('gin', donationWords(table)).with({ fastupdate: false }),
  ],
);

export const DONATION_KINDS = ['Corpus', 'Specific grant', 'Others'] as const;

/** Donations by bank transfer, cheque, cash or UPI, entered by the office. */
export const offlineDonations = pgTable(
  'offline_donations',
  {
    id: text().primaryKey(),
    method: text({ enum: ['bank transfer', 'cheque', 'cash', 'upi'] }).notNull(),
    /** The reference of the bank or the cheque. */
    reference: text().notNull().default(''),
    /** The reference without spaces and case, to detect duplicates. */
    referenceKey: text('reference_key').notNull().default(''),
    givenOn: timestamp('given_on', { withTimezone: true }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    donorName: text('donor_name').notNull(),
    email: text().notNull().default(''),
    address: text().notNull().default(''),
    purpose: text().notNull().default(''),
    /** The donor's answer to the office; null for donations from before the question existed. */
    indianCitizen: boolean('indian_citizen'),
    kind: text({ enum: DONATION_KINDS }).notNull().default('Others'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    cancelReason: text('cancel_reason').notNull().default(''),
  },
  (table) => [
    index('offline_donations_newest').on(table.givenOn, table.createdAt, table.id),
    index('offline_donations_cancelled')
      .on(table.givenOn, table.createdAt, table.id)
      .where(isNotNull(table.cancelledAt)),
    index('offline_donations_valid')
      .on(table.givenOn, table.amount)
      .where(isNull(table.cancelledAt)),
    index('offline_donations_reference').on(table.referenceKey),
    index('offline_donations_by_name').on(byText(table.donorName), table.id),
    index('offline_donations_by_amount').on(byAmount(table.amount), table.id),
    index('offline_donations_words').using('gin', offlineWords(table)).with({ fastupdate: false }),
  ],
);

export type OfflineDonation = typeof offlineDonations.$inferSelect;

/** The donor's PAN, encrypted; one per receipt. */
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

/** The portal's acknowledgement of a year's statement, required for corrections. */
export const statementFilings = pgTable('statement_filings', {
  financialYear: text('financial_year').primaryKey(),
  acknowledgement: text().notNull(),
  filedAt: timestamp('filed_at', { withTimezone: true }).notNull(),
  /** What was stated then: the number of rows, and paise. */
  rows: integer().notNull(),
  paise: bigint({ mode: 'number' }).notNull(),
  /** A hash of the donations with a PAN, which tells whether they have changed since. */
  donations: text().notNull(),
});

/** Why a certificate is not yet assigned to a donor; '' once it is. */
const MATCH_PROBLEMS = [
  ...['', 'donor', 'amount', 'number', 'used'],
  ...['second', 'emails', 'undone', 'replaced'],
] as const;

/** The portal's certificates for donors; the PDFs are encrypted files in the data folder. */
export const donorCertificates = pgTable(
  'donor_certificates',
  {
    /** A hash of the PDF, so that it is stored once; its file has the same name. */
    id: text().primaryKey(),
    financialYear: text('financial_year').notNull(),
    problem: text({ enum: MATCH_PROBLEMS }).notNull(),
    donorKey: text('donor_key').notNull().default(''),
    acknowledgement: text().notNull().default(''),
    amount: bigint({ mode: 'number' }).notNull().default(0),
    /** The only address that may open it; '' for a donor without one. */
    emailKey: text('email_key').notNull().default(''),
    /** As uploaded, with PANs masked. */
    fileName: text('file_name').notNull().default(''),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  (table) => {
    const isMatched = eq(table.problem, sql`''`);
    return [
      uniqueIndex('donor_certificates_donor')
        .on(table.financialYear, table.donorKey)
        .where(isMatched),
      uniqueIndex('donor_certificates_number').on(table.acknowledgement).where(isMatched),
    ];
  },
);

export type DonorCertificate = typeof donorCertificates.$inferSelect;
