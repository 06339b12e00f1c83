import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { applications } from './applications';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What one action entered for one application; undone by deletion, so that the previous entry counts again.
 */
const entry = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  applicationId: text('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' }),
  /** Shared by everything one action entered. */
  batch: text().notNull(),
  personId: integer('person_id').notNull(),
  personName: text('person_name').notNull(),
  enteredAt: at('entered_at').notNull(),
});

/**
 * States prepared for families but not released: until then nothing outside the office reads this table.
 * An application's newest one counts; its release deletes them all.
 */
export const preparedDecisions = pgTable(
  'prepared_decisions',
  {
    ...entry(),
    state: text().notNull(),
    /** '2027-01-03', for an offered place. */
    answerBy: text('answer_by').notNull(),
    /** For the family. */
    note: text().notNull(),
    /** The email's subject and text with placeholders; '' if none is sent. */
    subject: text().notNull(),
    text: text().notNull(),
    /** When it is released automatically, and who scheduled that. */
    releaseAt: at('release_at'),
    releaseBy: jsonb('release_by').$type<{ id: number; name: string; email: string }>(),
  },
  (table) => [
    index('prepared_decisions_newest').on(table.applicationId, table.id.desc().nullsFirst()),
    index('prepared_decisions_batch').on(table.batch),
    index('prepared_decisions_due').on(table.releaseAt).where(sql`${table.releaseAt} is not null`),
  ],
);

/** Admission test marks, for the office only; an application's newest count. */
export const applicationMarks = pgTable(
  'application_marks',
  { ...entry(), marks: text().notNull() },
  (table) => [
    index('application_marks_newest').on(table.applicationId, table.id.desc().nullsFirst()),
    index('application_marks_batch').on(table.batch),
  ],
);
