import { boolean, date, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { listColumns } from './list-columns';

/** A test date where there is one, else a text such as 'on request'. */
export const admissionDates = pgTable('admission_dates', {
  ...listColumns(),
  location: text().notNull().default(''),
  admissionDate: date('admission_date', { mode: 'string' }),
  admissionText: text('admission_text').notNull().default(''),
});

export const feeRecords = pgTable('fee_records', {
  ...listColumns(),
  category: text().notNull().unique(),
  /** Rupees, as the office writes them. */
  amount: numeric({ precision: 12, scale: 2, mode: 'number' }),
  brochurePdf: text('brochure_pdf').notNull().default(''),
});

export const formControls = pgTable('form_controls', {
  ...listColumns(),
  key: text().notNull().unique(),
  fieldName: text('field_name').notNull(),
  shown: boolean().notNull().default(true),
});
