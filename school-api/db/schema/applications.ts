import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One child's registration: begun with a name and an address, verified, completed, then paid. */
export const applications = pgTable(
  'applications',
  {
    /** Says nothing and cannot be guessed: whoever has it may go on with the registration. */
    id: text().primaryKey(),
    email: text().notNull(),
    /** The address in lower case, so that one parent is one parent. */
    emailKey: text('email_key').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    guardianName: text('guardian_name').notNull().default(''),
    mobile: text().notNull().default(''),
    alternateMobile: text('alternate_mobile').notNull().default(''),
    studentType: text('student_type').notNull().default(''),
    applyFor: text('apply_for').notNull().default(''),
    admissionDate: text('admission_date').notNull().default(''),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    pinCode: text('pin_code').notNull().default(''),
    country: text().notNull().default(''),
    query: text().notNull().default(''),
    /** field_1 to field_10, those that the school shows. */
    custom: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Who began it: a second click from there gets the same application. */
    client: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
    verifiedAt: at('verified_at'),
    completedAt: at('completed_at'),
  },
  (table) => [index('applications_parent').on(table.emailKey, table.createdAt)],
);

/** Codes are kept as keyed hashes; only the newest of an application counts. */
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
  },
  (table) => [index('one_time_codes_newest').on(table.applicationId, table.id.desc())],
);

/** What the limits count; rows older than the longest window are removed. */
export const codeSends = pgTable(
  'code_sends',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: text('application_id').notNull(),
    emailKey: text('email_key').notNull(),
    client: text().notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (table) => [
    index('code_sends_address').on(table.emailKey, table.sentAt),
    index('code_sends_client').on(table.client, table.sentAt),
  ],
);
