import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { messageWords } from './search-words';
import { byText } from './sort-values';
import { stateColumns } from './state-columns';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    mobileCode: text('mobile_code').notNull(),
    mobile: text().notNull(),
    email: text().notNull().default(''),
    subject: text().notNull().default(''),
    message: text().notNull(),
    /** The notice shown above the form. */
    noticeVersion: text('notice_version').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    ...stateColumns(),
  },
  (table) => {
    // Read backwards for newest first.
    const newest = [table.createdAt, table.id] as const;
    return [
      index('contact_messages_newest').on(...newest),
      index('contact_messages_state').on(table.officeState, ...newest),
      index('contact_messages_by_name').on(byText(table.name), table.id),
      index('contact_messages_words').using('gin', messageWords(table)).with({ fastupdate: false }),
    ];
  },
);
