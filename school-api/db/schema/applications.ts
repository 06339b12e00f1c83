import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { newApplicationNumber } from './application-number';
import { applicationWords } from './search-words';
import { byClass, byDay, byName } from './sort-values';
import { stateColumns } from './state-columns';

const at = (name: string) => timestamp(name, { withTimezone: true });

type Progress = Record<'feeState' | 'completedAt' | 'verifiedAt', AnyPgColumn>;

/** A registration's progress. Defined once: the index below matches only this expression. */
export function progressOf({ feeState, completedAt, verifiedAt }: Progress): SQL<string> {
  return sql<string>`(case when ${feeState} = 'paid' then 'paid' when ${completedAt} is not null then 'completed' when ${verifiedAt} is not null then 'verified' else 'started' end)`;
}

/** One child's registration: started, email verified, form completed, fee paid. */
export const applications = pgTable(
  'applications',
  {
    /** Random, for public calls only: the office uses the number. */
    id: text().primaryKey(),
    /** For the office's addresses, screens and exports; public calls do not accept it. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    /** For families to quote: 8 random characters. No call accepts it as proof. */
    applicationNumber: text('application_number')
      .notNull()
      .unique()
      .$defaultFn(newApplicationNumber),
    /** Hash of the verified browser's grant; null before verification. */
    grantHash: text('grant_hash'),
    email: text().notNull(),
    /** The address in lower case, for comparison. */
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    guardianName: text('guardian_name').notNull().default(''),
    mobile: text().notNull().default(''),
    alternateMobile: text('alternate_mobile').notNull().default(''),
    studentType: text('student_type').notNull().default(''),
    applyFor: text('apply_for').notNull().default(''),
    admissionDate: text('admission_date').notNull().default(''),
    /** Until then an unpaid registration keeps its place on the date (forms/admissions/places). */
    placeUntil: at('place_until'),
    /** Assigned once per date; a child who returns to that date keeps it. */
    seat: integer(),
    seatDate: text('seat_date').notNull().default(''),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    pinCode: text('pin_code').notNull().default(''),
    country: text().notNull().default(''),
    query: text().notNull().default(''),
    /** field_1 to field_10, if the school shows them. */
    custom: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The notice shown to the parent. */
    noticeVersion: text('notice_version').notNull().default(''),
    /** The guardian's declaration: name, relation to the child, and the accepted notice. */
    consentName: text('consent_name').notNull().default(''),
    consentRelation: text('consent_relation').notNull().default(''),
    consentVersion: text('consent_version').notNull().default(''),
    consentAt: at('consent_at'),
    consentWithdrawnAt: at('consent_withdrawn_at'),
    client: text().notNull().default(''),
    /** Hash of the browser's user_id: a second click gets the same application. */
    visitor: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
    verifiedAt: at('verified_at'),
    completedAt: at('completed_at'),
    /** From its payment order, or ''; a trigger keeps it, so that lists need not read orders. */
    feeState: text('fee_state').notNull().default(''),
    feeTest: boolean('fee_test').notNull().default(false),
    ...stateColumns('received'),
    /** For an offered place: '2027-01-03', the last day to answer, or ''. */
    answerBy: text('answer_by').notNull().default(''),
    /** Sent with the decision, for the family. */
    familyNote: text('family_note').notNull().default(''),
  },
  (table) => {
    // Read backwards for newest first.
    const newest = [table.createdAt, table.number] as const;
    return [
      index('applications_parent').on(table.emailKey, table.createdAt),
      index('applications_newest').on(...newest),
      index('applications_progress').on(progressOf(table), ...newest),
      index('applications_state').on(table.officeState, ...newest),
      index('applications_class').on(table.applyFor, ...newest),
      index('applications_by_name').on(byName(table.firstName, table.lastName), table.number),
      index('applications_by_class').on(byClass(table.applyFor), table.number),
      index('applications_by_day').on(byDay(table.admissionDate), table.number),
      index('applications_test_day').on(table.admissionDate, ...newest),
      uniqueIndex('applications_seat').on(table.seatDate, table.seat),
      index('applications_type').on(table.studentType, ...newest),
      // Lets a month be counted from the index alone.
      index('applications_completed').on(table.completedAt).where(sql`not ${table.feeTest}`),
      // Without the pending list, which a search would have to scan.
      index('applications_words').using('gin', applicationWords(table)).with({ fastupdate: false }),
    ];
  },
);

/** What was changed after the form was completed: field names, never values. */
export const applicationChanges = pgTable(
  'application_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    fields: text().array().notNull(),
    /** Name of the office user; '' if the family made the change. */
    changedBy: text('changed_by').notNull().default(''),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    index('application_changes_newest').on(table.applicationId, table.id.desc().nullsFirst()),
  ],
);

/** Codes are stored as keyed hashes; only an application's newest counts. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    salt: text().notNull(),
    hash: text().notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    usedAt: at('used_at'),
    /** Wrong attempts are counted per mailbox. */
    mailboxKey: text('mailbox_key').notNull().default(''),
  },
  (table) => [
    index('one_time_codes_newest').on(table.applicationId, table.id.desc().nullsFirst()),
    index('one_time_codes_mailbox').on(table.mailboxKey, table.sentAt),
  ],
);

/** Counted by the send limits; older rows are deleted. */
export const codeSends = pgTable(
  'code_sends',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: text('application_id').notNull(),
    /** The mailbox key: the same for all spellings of an address. */
    emailKey: text('email_key').notNull(),
    client: text().notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (table) => [
    index('code_sends_address').on(table.emailKey, table.sentAt),
    index('code_sends_client').on(table.client, table.sentAt),
    index('code_sends_all').on(table.sentAt),
  ],
);
