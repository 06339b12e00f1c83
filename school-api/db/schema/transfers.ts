import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { offlineDonations } from './donations';
import { transferWords } from './search-words';
import { byTransfer } from './sort-values';
import { stateColumns } from './state-columns';

const words = (name: string) => text(name).notNull().default('');

/** Transfers to the school's account: reported by a donor, read from a pasted bank statement, or both. */
export const transfers = pgTable(
  'transfers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Paise; null if nobody reported it. */
    reportedAmount: bigint('reported_amount', { mode: 'number' }),
    reportedOn: date('reported_on'),
    donorName: words('donor_name'),
    email: words('email'),
    emailKey: words('email_key'),
    address: words('address'),
    indianCitizen: boolean('indian_citizen'),
    reference: words('reference'),
    referenceKey: words('reference_key'),
    purpose: words('purpose'),
    noticeVersion: words('notice_version'),
    bankAmount: bigint('bank_amount', { mode: 'number' }),
    bankDate: date('bank_date'),
    bankText: words('bank_text'),
    batch: words('batch'),
    /** An existing donation that the pasted row matched. */
    offlineDonationBefore: words('offline_donation_before'),
    offlineDonationId: text('offline_donation_id').references(() => offlineDonations.id, {
      onDelete: 'set null',
    }),
    ...stateColumns(),
  },
  (table) => [
    index('transfers_newest').on(byTransfer(table), table.id),
    index('transfers_email').on(table.emailKey),
    index('transfers_words').using('gin', transferWords(table)).with({ fastupdate: false }),
  ],
);
