import type { FieldFacts } from '../../view/form';

const required = true;

/** The page's inputs, by name. */
export const FIELDS: Readonly<Record<string, FieldFacts>> = {
  session: {
    label: 'Session',
    maxLength: 7,
    required,
    hint: 'The school year named on pages and receipts, such as 2026-27',
  },
  announcedSession: {
    label: 'Announced session',
    maxLength: 9,
    required,
    hint: 'For the line at the top of every page, such as 2026-2027',
  },
  announcement: {
    label: 'Announcement',
    rows: 2,
    maxLength: 200,
    hint: 'One line at the top of every page. If it is empty, the site shows the next admission test.',
  },
  phones: {
    label: 'Phone numbers',
    rows: 3,
    required,
    hint: 'One per line, as people read it: +91 00000 00000. The first one is at the top of every page.',
  },
  whatsApp: {
    label: 'WhatsApp number',
    maxLength: 30,
    hint: 'With the country code, such as +91 00000 00000. If left empty, no page offers WhatsApp.',
  },
  hours: {
    label: 'Office hours',
    maxLength: 200,
    hint: 'In words, such as: Monday to Saturday, 9 am to 4 pm. Optional.',
  },
  email: { label: 'Office email', type: 'email', required },
  admissionsEmail: { label: 'Admissions email', type: 'email', required },
  street: { label: 'Street', maxLength: 120, required },
  locality: { label: 'Town or village', maxLength: 80, required },
  district: { label: 'District', maxLength: 80, required },
  state: { label: 'State', maxLength: 60, required },
  postalCode: { label: 'Postal code', maxLength: 12, required },
  mapUrl: { label: 'Map link', type: 'url', required },
  social: {
    label: 'Social networks',
    rows: 6,
    hint: 'One per line: the name, a space, the address. Facebook https://www.facebook.com/…',
  },
  reminders: {
    label: 'Reminders to families',
    hint: 'Once each: 2 days after a registration that is not paid, and 3 days before the test.',
    options: [
      { value: 'on', label: 'On' },
      { value: 'off', label: 'Off' },
    ],
  },
};

const names = Object.keys(FIELDS);
export const BEFORE = names.slice(0, names.indexOf('street'));
export const ADDRESS = names.slice(names.indexOf('street'), names.indexOf('mapUrl'));
export const AFTER = names.slice(names.indexOf('mapUrl'));

/** Includes the address, which is one fact. */
export const labelOf = (name: string) =>
  name === 'address' ? 'Address' : (FIELDS[name]?.label ?? name);
