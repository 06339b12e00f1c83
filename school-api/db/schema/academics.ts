import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { listed } from './listed';
import { socialLinks } from './social-links';

export const results = pgTable(
  'results',
  {
    ...listed(),
    year: integer().notNull(),
    /** '10th' or '12th', the keys of the answer. */
    classKey: text('class_key').notNull(),
    name: text().notNull(),
    picture: text().notNull().default(''),
    stream: text().notNull().default(''),
    percentage: text().notNull().default(''),
  },
  (table) => [index('results_year').on(table.year)],
);

export const faculty = pgTable('faculty', {
  ...listed(),
  name: text().notNull(),
  position: text().notNull().default(''),
  description: text().notNull().default(''),
  picture: text().notNull().default(''),
  socialLinks: socialLinks(),
});

export const curriculums = pgTable('curriculums', {
  ...listed(),
  title: text().notNull(),
  category: text().notNull().default(''),
  className: text('class_name').notNull().default(''),
  info: text().notNull().default(''),
  picture: text().notNull().default(''),
  brochureFile: text('brochure_file').notNull().default(''),
});

export const publications = pgTable('publications', {
  ...listed(),
  name: text().notNull(),
  category: text().notNull(),
  picture: text().notNull().default(''),
  fileLink: text('file_link').notNull().default(''),
});
