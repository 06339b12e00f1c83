import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { listColumns } from './list-columns';
import { socialLinks } from './social-links';

export const results = pgTable(
  'results',
  {
    ...listColumns(),
    year: integer().notNull(),
    /** '10th' or '12th', the keys of the response. */
    classKey: text('class_key').notNull(),
    name: text().notNull(),
    picture: text().notNull().default(''),
    /** A parent has agreed to the picture in writing. */
    consentOnFile: boolean('consent_on_file').notNull().default(false),
    stream: text().notNull().default(''),
    percentage: text().notNull().default(''),
  },
  (table) => [index('results_year').on(table.year)],
);

export const faculty = pgTable('faculty', {
  ...listColumns(),
  name: text().notNull(),
  position: text().notNull().default(''),
  description: text().notNull().default(''),
  picture: text().notNull().default(''),
  socialLinks: socialLinks(),
});

export const curriculums = pgTable('curriculums', {
  ...listColumns(),
  title: text().notNull(),
  category: text().notNull().default(''),
  className: text('class_name').notNull().default(''),
  info: text().notNull().default(''),
  picture: text().notNull().default(''),
  brochureFile: text('brochure_file').notNull().default(''),
});

export const publications = pgTable('publications', {
  ...listColumns(),
  name: text().notNull(),
  category: text().notNull(),
  picture: text().notNull().default(''),
  fileLink: text('file_link').notNull().default(''),
});

/** Printed syllabuses by class and subject. */
export const syllabusDocuments = pgTable('syllabus_documents', {
  ...listColumns(),
  grade: integer().notNull(),
  subject: text().notNull(),
  file: text().notNull().default(''),
});
