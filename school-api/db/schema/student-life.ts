import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { listColumns } from './list-columns';
import { socialLinks } from './social-links';

export const alumni = pgTable('alumni', {
  ...listColumns(),
  name: text().notNull(),
  picture: text().notNull().default(''),
  /** A parent, or the person, has agreed to the picture in writing. */
  consentOnFile: boolean('consent_on_file').notNull().default(false),
  description: text().notNull().default(''),
  socialLinks: socialLinks(),
});
