import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { DOCUMENT_KINDS } from '@/contract';
import { applications } from './applications';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Documents requested by the office, and the file once received. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    applicationId: text('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    requestedAt: at('requested_at').notNull(),
    requestedBy: text('requested_by').notNull(),
    /** Name of the file in the private folder; '' until received. */
    file: text().notNull().default(''),
    type: text().notNull().default(''),
    bytes: integer().notNull().default(0),
    /** Unneeded content, such as scripts. */
    findings: text().notNull().default(''),
    sentAt: at('sent_at'),
    /** When the office first opened the file. */
    openedAt: at('opened_at'),
  },
  (table) => [
    unique('application_documents_one').on(table.applicationId, table.kind),
    // The office counts them on each page.
    index('application_documents_new')
      .on(table.applicationId)
      .where(sql`${table.file} <> '' and ${table.openedAt} is null`),
  ],
);
