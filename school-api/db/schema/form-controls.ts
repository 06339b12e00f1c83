import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What the school has set of the fields of the admission form. */
export const formControls = pgTable('form_controls', {
  key: text().primaryKey(),
  place: integer().notNull(),
  fieldName: text('field_name').notNull(),
  shown: boolean().notNull(),
});
