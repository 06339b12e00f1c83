import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who looked at whose data. The database itself refuses to change a row, and to delete one within a
 * year. A person is named by a keyed hash of the mailbox: a row may outlive an erasure.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Such as 'command line (root)', or the name of a person of the office. */
    actor: text().notNull(),
    /** What was done, such as 'applications show' or 'person export'. */
    action: text().notNull(),
    /** Keyed hash of the mailbox; empty when it was not about one person. */
    person: text().notNull().default(''),
    /** Such as 'donation 12', or '250 applications'; never a name, an address or an application's id. */
    record: text().notNull().default(''),
  },
  (table) => [
    index('access_log_at').on(table.at),
    index('access_log_person').on(table.person, table.at),
  ],
);
