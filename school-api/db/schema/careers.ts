import { pgTable, text } from 'drizzle-orm/pg-core';
import { listColumns } from './list-columns';

export const vacancies = pgTable('vacancies', {
  ...listColumns(),
  vacancyName: text('vacancy_name').notNull(),
  subjects: text().notNull().default(''),
  additionalInfo: text('additional_info').notNull().default(''),
});
