import { pgTable, text } from 'drizzle-orm/pg-core';
import { listed } from './listed';
import { socialLinks } from './social-links';

export const alumni = pgTable('alumni', {
  ...listed(),
  name: text().notNull(),
  picture: text().notNull().default(''),
  description: text().notNull().default(''),
  socialLinks: socialLinks(),
});
