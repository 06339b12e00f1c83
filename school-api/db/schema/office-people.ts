import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A person's role in the office; `head` may do everything. */
export const ROLES = ['editor', 'admissions', 'accounts', 'head'] as const;
export type Role = (typeof ROLES)[number];

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Who may use the office. Rows are never deleted, since the audit refers to them. */
export const officePeople = pgTable('office_people', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  email: text().notNull(),
  /** The address in lower case. */
  emailKey: text('email_key').notNull().unique(),
  role: text({ enum: ROLES }).notNull(),
  invitedAt: at('invited_at').notNull(),
  /** When the invitation was accepted. */
  joinedAt: at('joined_at'),
  leftAt: at('left_at'),
  /** The person's settings, such as columns of lists (office/people/preferences). */
  preferences: jsonb().notNull().default({}),
});

const personId = () =>
  integer('person_id')
    .notNull()
    .references(() => officePeople.id);

export const officePasskeys = pgTable(
  'office_passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** base64url, as sent by browsers. */
    credentialId: text('credential_id').notNull().unique(),
    personId: personId(),
    /** base64url. */
    publicKey: text('public_key').notNull(),
    /** Stays 0 for synced passkeys. */
    counter: integer().notNull(),
    transports: text().array().notNull(),
    /** May be used on several devices. */
    backedUp: boolean('backed_up').notNull().default(false),
    name: text().notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('office_passkeys_person').on(table.personId)],
);

/** The token is stored only as a hash. */
export const officeSessions = pgTable(
  'office_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    personId: personId(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at').notNull(),
    endedAt: at('ended_at'),
    /** When a passkey or a code was last given. */
    confirmedAt: at('confirmed_at').notNull(),
    /** The network address. */
    client: text().notNull(),
    /** Such as 'Firefox on Windows'. */
    agent: text().notNull(),
  },
  (table) => [index('office_sessions_person').on(table.personId, table.id.desc().nullsFirst())],
);

export const LINK_PURPOSES = ['first-head', 'invite'] as const;

/** One-time links; the token is stored only as a hash. */
export const officeLinks = pgTable(
  'office_links',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    /** Null for the first head's link, since that person is not known yet. */
    personId: integer('person_id').references(() => officePeople.id),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('office_links_person').on(table.personId)],
);

export const CODE_PURPOSES = ['sign-in', 'known-browser', 'confirm'] as const;

/** Sign-in codes by email; nothing is stored for unknown addresses. */
export const officeCodes = pgTable(
  'office_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    emailKey: text('email_key').notNull(),
    personId: integer('person_id').references(() => officePeople.id),
    salt: text().notNull(),
    hash: text().notNull(),
    /** The network or session that requested it. */
    client: text().notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    usedAt: at('used_at'),
  },
  (table) => [
    index('office_codes_newest').on(table.emailKey, table.purpose, table.id.desc().nullsFirst()),
    index('office_codes_sent').on(table.sentAt),
  ],
);

export const CHALLENGE_PURPOSES = ['sign-in', 'confirm', 'add'] as const;

/** Challenges already signed by a passkey, until they expire. */
export const officeChallenges = pgTable(
  'office_challenges',
  {
    hash: text().primaryKey(),
    purpose: text({ enum: CHALLENGE_PURPOSES }).notNull(),
    /** Null while signing in. */
    personId: integer('person_id').references(() => officePeople.id),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('office_challenges_expires').on(table.expiresAt)],
);
