/** The file may be believed for so long: it is made anew each day, so it never ages out. */
const GOOD_FOR_DAYS = 365;

type Facts = { contact: string; siteUrl: string; now: Date };

/** RFC 9116. */
export function securityText({ contact, siteUrl, now }: Facts): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + GOOD_FOR_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
