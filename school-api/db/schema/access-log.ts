import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who viewed whose data, and who changed what. The database itself refuses to change a row, or to delete one within a
 * year. A person is identified by a keyed hash of the mailbox, since a row may outlive an erasure.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Such as 'command line (root)' or 'office (clerk@school.example)'. */
    actor: text().notNull(),
    /** The action, such as 'applications show' or 'person export'. */
    action: text().notNull(),
    /** Keyed hash of the mailbox; empty if it concerned no single person. */
    person: text().notNull().default(''),
    /** Such as 'donation 12', or '250 applications'; never a name, an address or an application's id. */
    record: text().notNull().default(''),
    /** What was changed, and to what; without secrets. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** The network address; empty for the command line. */
    client: text().notNull().default(''),
  },
  (table) => [
    index('access_log_at').on(table.at),
    index('access_log_person').on(table.person, table.at),
    index('access_log_actor').on(table.actor, table.id),
    index('access_log_action').on(table.action, table.id),
  ],
);
