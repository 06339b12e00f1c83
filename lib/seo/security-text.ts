/** Validity of the file; it is generated daily, so it never expires. */
const VALID_DAYS = 365;

type Facts = { contact: string; siteUrl: string; now: Date };

/** RFC 9116. */
export function securityText({ contact, siteUrl, now }: Facts): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
