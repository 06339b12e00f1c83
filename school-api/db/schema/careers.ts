import { pgTable, text } from 'drizzle-orm/pg-core';
import { listed } from './listed';

export const vacancies = pgTable('vacancies', {
  ...listed(),
  vacancyName: text('vacancy_name').notNull(),
  subjects: text().notNull().default(''),
  additionalInfo: text('additional_info').notNull().default(''),
});
