import { jsonb } from 'drizzle-orm/pg-core';

/** Addresses by network, each with a flag 1 or 0 that says whether it is shown. */
export type SocialLinks = Record<string, string | 0 | 1>;

export function socialLinks() {
  return jsonb('social_links').$type<SocialLinks>().notNull().default({});
}
