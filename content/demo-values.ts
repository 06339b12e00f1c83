import { createHash } from 'node:crypto';
import type { School } from './school-shape';

/** Values no real school has: reserved domains, numbers of only zeros, anything called a placeholder. */
const PLACEHOLDER = /(^|[@/.])example\.(org|com|net)\b|^0+$|\b00000\b|^DEMO|placeholder/i;

/**
 * The demo's name and street as shortened SHA-256 hashes, so that they are written in one place
 * only. All its other values are placeholders.
 */
const DEMO = new Set(['e0e0807d53dd', 'c5a8f58320b7']);

export type DemoValue = { field: string; value: string };

/** Values that are still the demo's or placeholders; empty once everything is the school's own. */
export function demoValuesIn(school: School): DemoValue[] {
  const left = ownValues(school).filter(({ value }) => isDemoValue(value));
  if (school.isDemo === undefined) return left;
  const { session, announcedSession } = school;
  return [
    { field: 'isDemo', value: 'true' },
    ...left,
    // A real school may be in the same session, so the text alone cannot tell.
    { field: 'session', value: session },
    { field: 'announcedSession', value: announcedSession },
  ];
}

export function isDemoValue(value: string): boolean {
  const fingerprint = createHash('sha256').update(value).digest('hex').slice(0, 12);
  return PLACEHOLDER.test(value) || DEMO.has(fingerprint);
}

/** Values that two schools never share. */
function ownValues(school: School): DemoValue[] {
  const { name, phones, admissionsEmail, email, noReplyEmail, address, bankAccount } = school;
  const { erpUrl, mapUrl, social, designer, donationRegistrations = [] } = school;
  const all: [field: string, value: string][] = [
    ['name', name],
    ...phones.map((phone, index): [string, string] => [`phones[${index}]`, phone]),
    ...Object.entries({ admissionsEmail, email, noReplyEmail }),
    ...(school.whatsApp ? [['whatsApp', school.whatsApp] satisfies [string, string]] : []),
    ['address.street', address.street],
    ['address.postalCode', address.postalCode],
    ...Object.entries({ erpUrl, mapUrl }),
    ...social.map((link): [string, string] => [`social ${link.name}`, link.url]),
    ['designer.url', designer.url],
    ...Object.entries(bankAccount).map(([key, value]): [string, string] => [
      `bankAccount.${key}`,
      value,
    ]),
    ...donationRegistrations.map(({ urn }, index): [string, string] => [
      `donationRegistrations[${index}].urn`,
      urn,
    ]),
    ...(school.upiId === undefined ? [] : [['upiId', school.upiId] satisfies [string, string]]),
  ];
  return all.map(([field, value]) => ({ field, value }));
}
