import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** The school's settings for the fields of the admission form. */
export const formControls = pgTable('form_controls', {
  key: text().primaryKey(),
  fieldName: text('field_name').notNull(),
  shown: boolean().notNull(),
});
