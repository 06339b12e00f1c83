import { pgTable, text } from 'drizzle-orm/pg-core';
import { listColumns } from './list-columns';
import { socialLinks } from './social-links';

export const alumni = pgTable('alumni', {
  ...listColumns(),
  name: text().notNull(),
  picture: text().notNull().default(''),
  description: text().notNull().default(''),
  socialLinks: socialLinks(),
});
