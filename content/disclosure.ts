import type { Blocks } from './blocks';
import { postalAddress } from './postal-address';
import { school } from './school';

type Link = { label: string; href: string };
type Entry = { title: string; text?: string; links?: readonly Link[] };

const tel = (label: string): Link => ({ label, href: `tel:${label.replaceAll(' ', '')}` });
const link = (label: string, href: string): Link => ({ label, href });
const entry = (title: string, text: string, ...links: Link[]): Entry => ({ title, text, links });

/** Entries of each section that need no office record. */
const always = (): Readonly<Record<string, readonly Entry[]>> => ({
  help: [
    entry('Tele-MANAS', 'Mental health. Free, day and night.', tel('14416'), tel('1800 891 4416')),
    entry('Childline', 'A child in danger or in need of care. Free, day and night.', tel('1098')),
    entry('Emergency', 'Police, ambulance and fire brigade.', tel('112')),
  ],
  general: [
    entry('School', school.name),
    entry('Board', school.board),
    entry('Address', postalAddress(school)),
    entry('Contact', '', link(school.email, `mailto:${school.email}`), ...school.phones.map(tel)),
  ],
  academics: [
    entry('Academic calendar', '', link('Calendar', '/calendar')),
    entry('Board examinations', '', link('Results, year by year', '/acedemics/results')),
  ],
  staff: [entry('Teachers', '', link('Our teachers', '/acedemics/faculty'))],
});

export const disclosure = {
  title: 'Disclosure and safety',
  description: `Fees by class, certificates, policies, child protection contacts and helplines of ${school.name}, with the date on which each certificate expires.`,
  scene: 'faculty-room',
  banner: { heading: 'Disclosure and safety' },
  blocks: [
    'Here is what you should be able to check before you trust us with your child. If something is missing, ask the office.',
  ] satisfies Blocks,
  always,
  contents: 'On this page',
  fees: {
    id: 'fees',
    title: 'Fees by class and head',
    caption: 'Fees for',
    head: 'Fee',
    amount: 'Amount',
    optional: 'optional',
    other: link('Fees on the admission page', '/admission'),
  },
  notPublished: 'Not published',
  failed: 'We could not load this part. Please try again in a minute.',
  notOffered:
    'The school does not publish its certificates and policies on this page. Ask the office for them.',
  document: 'Open the document',
  issued: 'Issued',
  until: 'Valid until',
  expired: 'Expired on',
  reviewed: 'Reviewed',
} as const;
