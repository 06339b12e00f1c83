import { school } from '@/content/school';
import { env } from '@/lib/env';
import { securityText } from '@/lib/seo/security-text';

export const dynamic = 'force-static';
export const revalidate = 86400;

/** Contact for reporting a vulnerability of this site (RFC 9116). */
export function GET(): Response {
  const contact = `mailto:${school.email}`;
  const text = securityText({ contact, siteUrl: env().SITE_URL, now: new Date() });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
