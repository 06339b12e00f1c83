import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { MAILBOX_PURPOSES } from '@/contract';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Codes that verify an address outside a registration; only the newest per mailbox and purpose counts. */
export const mailboxCodes = pgTable(
  'mailbox_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purpose: text({ enum: MAILBOX_PURPOSES }).notNull(),
    /** The address in lower case. */
    emailKey: text('email_key').notNull(),
    salt: text().notNull(),
    hash: text().notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    usedAt: at('used_at'),
  },
  (table) => [
    index('mailbox_codes_newest').on(table.emailKey, table.purpose, table.id.desc().nullsFirst()),
  ],
);

/** A grant to read, for a short time; the token is stored as a hash. */
export const mailboxGrants = pgTable('mailbox_grants', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text({ enum: MAILBOX_PURPOSES }).notNull(),
  emailKey: text('email_key').notNull(),
  expiresAt: at('expires_at').notNull(),
});
