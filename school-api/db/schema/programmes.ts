import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { listColumns } from './list-columns';

export const gurukulamProgrammes = pgTable('gurukulam_programmes', {
  ...listColumns(),
  name: text().notNull(),
  description: text().notNull().default(''),
  button: text().notNull().default(''),
  file: text().notNull().default(''),
});

export const competitions = pgTable('competitions', {
  ...listColumns(),
  name: text().notNull(),
  scheduledDate: date('scheduled_date', { mode: 'string' }),
  details: text().notNull().default(''),
  link: text().notNull().default(''),
});

export const weeklySchedules = pgTable('weekly_schedules', {
  ...listColumns(),
  title: text().notNull(),
  scheduledDate: date('scheduled_date', { mode: 'string' }),
  file: text().notNull().default(''),
});
