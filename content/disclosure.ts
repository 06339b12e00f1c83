import type { Blocks } from './blocks';
import { postalAddress } from './postal-address';
import { school } from './school';

type Entry = { title: string; text?: string; links?: readonly { label: string; href: string }[] };

/** Entries of each section that need no record of the office. */
const always = (): Readonly<Record<string, readonly Entry[]>> => ({
  help: [
    {
      title: 'Tele-MANAS',
      text: 'Mental health, for anyone. Free, day and night, in your language.',
      links: [
        { label: '14416', href: 'tel:14416' },
        { label: '1800 891 4416', href: 'tel:18008914416' },
      ],
    },
    {
      title: 'Childline',
      text: 'A child in danger or in need of care. Free, day and night; the caller need not give a name.',
      links: [{ label: '1098', href: 'tel:1098' }],
    },
    {
      title: 'Emergency',
      text: 'Police, ambulance and fire brigade.',
      links: [{ label: '112', href: 'tel:112' }],
    },
  ],
  policies: [
    {
      title: 'Personal data, terms and refunds',
      links: [
        { label: 'Privacy', href: '/privacy' },
        { label: 'Terms', href: '/terms' },
        { label: 'Refunds', href: '/refund-policy' },
      ],
    },
  ],
  general: [
    { title: 'School', text: school.name },
    { title: 'Board', text: school.board },
    { title: 'Address', text: postalAddress(school) },
    {
      title: 'Contact',
      links: [
        { label: school.email, href: `mailto:${school.email}` },
        ...school.phones.map((phone) => ({
          label: phone,
          href: `tel:${phone.replaceAll(' ', '')}`,
        })),
      ],
    },
  ],
  academics: [
    { title: 'Academic calendar', links: [{ label: 'Calendar', href: '/calendar' }] },
    {
      title: 'Board examinations',
      links: [{ label: 'Results, year by year', href: '/acedemics/results' }],
    },
  ],
  staff: [{ title: 'Teachers', links: [{ label: 'Our teachers', href: '/acedemics/faculty' }] }],
});

export const disclosure = {
  title: 'Disclosure and safety',
  description: `Fees by class, certificates, policies, child protection contacts and helplines of ${school.name}, with the day until which each certificate is valid.`,
  scene: 'faculty-room',
  banner: { heading: 'Disclosure and safety' },
  blocks: [
    {
      kind: 'paragraph',
      text: 'What a family should be able to check before it trusts us with a child. If something is missing, ask the office.',
    },
  ] satisfies Blocks,
  always,
  contents: 'On this page',
  fees: {
    id: 'fees',
    title: 'Fees by class and head',
    caption: 'Fees of session',
    head: 'Fee',
    amount: 'Amount',
    optional: 'optional',
    other: { label: 'Fees on the admission page', href: '/admission' },
  },
  notPublished: 'Not published',
  failed: 'This part could not be loaded. Please try again in a minute.',
  notOffered:
    'The school does not publish its certificates and policies on this page. Ask the office for them.',
  document: 'Open the document',
  issued: 'Issued',
  until: 'Valid until',
  expired: 'Expired on',
  reviewed: 'Reviewed',
} as const;
