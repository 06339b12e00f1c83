import type { MailKind } from './mail-data';
import type { MailSchool } from './variables';

type PolicyLink = { label: string; href: string };

const ABOUT_MONEY: readonly MailKind[] = [
  'admission-receipt',
  'donation-receipt',
  'gift-cancelled',
  'refund',
];

/** For the foot of every mail to the public; none on a machine without a public address. */
export function policyLinks(kind: MailKind, { siteUrl = '' }: MailSchool): PolicyLink[] {
  if (kind.startsWith('office-') || !URL.canParse(siteUrl)) return [];
  const at = (path: string) => new URL(siteUrl).origin + path;
  const refunds = { label: 'Refund policy', href: at('/refund-policy') };
  return [
    { label: 'Privacy policy', href: at('/privacy') },
    ...(ABOUT_MONEY.includes(kind) ? [refunds] : []),
  ];
}
