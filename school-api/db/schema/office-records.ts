import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { applications } from './applications';
import { donations, offlineDonations } from './donations';
import { jobApplications } from './jobs';
import { contactMessages } from './messages';
import { transfers } from './transfers';

const at = (name: string) => timestamp(name, { withTimezone: true });
const CASCADE = { onDelete: 'cascade' } as const;

/** The record that a row belongs to and is deleted with: exactly one of these is set. */
export const recordColumns = () => ({
  applicationId: text('application_id').references(() => applications.id, CASCADE),
  donationId: text('donation_id').references(() => donations.id, CASCADE),
  offlineDonationId: text('offline_donation_id').references(() => offlineDonations.id, CASCADE),
  messageId: integer('message_id').references(() => contactMessages.id, CASCADE),
  jobId: integer('job_id').references(() => jobApplications.id, CASCADE),
  transferId: integer('transfer_id').references(() => transfers.id, CASCADE),
});

export const oneRecord = sql`num_nonnulls(application_id, donation_id, offline_donation_id, message_id, job_id, transfer_id) = 1`;

/** The office's notes on a record. A note never changes; its author may strike it out. */
export const officeNotes = pgTable(
  'office_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...recordColumns(),
    text: text().notNull(),
    /** References `office_people`. The name stays readable after the person has left. */
    authorId: integer('author_id').notNull(),
    authorName: text('author_name').notNull(),
    writtenAt: at('written_at').notNull(),
    struckAt: at('struck_at'),
  },
  (table) => [
    check('office_notes_one_record', oneRecord),
    index('office_notes_application').on(table.applicationId),
    index('office_notes_donation').on(table.donationId),
    index('office_notes_offline_donation').on(table.offlineDonationId),
    index('office_notes_message').on(table.messageId),
    index('office_notes_job').on(table.jobId),
    index('office_notes_transfer').on(table.transferId),
  ],
);

/** Every state set by the office; the newest one is also in the record. */
export const officeStates = pgTable(
  'office_states',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...recordColumns(),
    before: text().notNull(),
    after: text().notNull(),
    personId: integer('person_id').notNull(),
    personName: text('person_name').notNull(),
    setAt: at('set_at').notNull(),
  },
  (table) => [
    check('office_states_one_record', oneRecord),
    index('office_states_application').on(table.applicationId),
    index('office_states_donation').on(table.donationId),
    index('office_states_offline_donation').on(table.offlineDonationId),
    index('office_states_message').on(table.messageId),
    index('office_states_job').on(table.jobId),
    index('office_states_transfer').on(table.transferId),
    // Everything that one action set is undone together.
    index('office_states_set').on(table.personId, table.setAt),
  ],
);
