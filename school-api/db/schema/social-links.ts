import { jsonb } from 'drizzle-orm/pg-core';

/** Addresses by network, and `<network>_status`: 1 when it is shown, else 0. */
export type SocialLinks = Record<string, string | 0 | 1>;

export function socialLinks() {
  return jsonb('social_links').$type<SocialLinks>().notNull().default({});
}
