import { check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { oneRecord, recordColumns } from './office-records';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Emails from the office to one person about a record. The outbox has their delivery state. */
export const officeLetters = pgTable(
  'office_letters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...recordColumns(),
    /** Key of its email in the outbox. */
    key: text().notNull().unique(),
    /** Shared by letters sent with one click. */
    batch: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** References `office_people`. */
    authorId: integer('author_id').notNull(),
    authorName: text('author_name').notNull(),
    writtenAt: at('written_at').notNull(),
  },
  (table) => [
    check('office_letters_one_record', oneRecord),
    index('office_letters_application').on(table.applicationId),
    index('office_letters_donation').on(table.donationId),
    index('office_letters_offline_donation').on(table.offlineDonationId),
    index('office_letters_message').on(table.messageId),
    index('office_letters_job').on(table.jobId),
    index('office_letters_transfer').on(table.transferId),
    index('office_letters_batch').on(table.batch),
  ],
);

/** Subject and text with placeholders such as {name}. */
export const letterTemplates = pgTable('letter_templates', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  /** Used by a button or worker, so it cannot be removed. */
  use: text({ enum: ['fee', 'test'] }).unique(),
  changedAt: at('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  /** Hidden rather than deleted, so that removal can be undone. */
  removedAt: at('removed_at'),
  /** What the last change replaced, for its undo. */
  before: jsonb().$type<{ name: string; subject: string; text: string }>(),
});
