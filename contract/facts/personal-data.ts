/** The kinds of personal records, in display order. The person and the office read them. */
export const PERSONAL_DATA_TITLES = {
  applications: 'Registrations of children',
  application_documents: 'Documents sent for registrations',
  donations: 'Online donations',
  offline_donations: 'Donations by bank, cheque or cash',
  transfers: 'Bank transfers that donors reported',
  payment_orders: 'Payments',
  receipts: 'Receipts',
  donor_tax_ids: 'PAN, for the tax statement',
  donor_certificates: 'Tax certificates',
  contact_messages: 'Messages',
  job_applications: 'Job applications',
  office_letters: 'Emails written in the office',
  outbox: 'All other emails',
  mailbox_codes: 'Codes for donation and privacy pages',
  one_time_codes: 'Codes for registrations',
  code_sends: 'Number of codes sent',
} as const;

export type PersonalDataKind = keyof typeof PERSONAL_DATA_TITLES;

export const PERSONAL_DATA_KINDS = Object.keys(PERSONAL_DATA_TITLES).filter(isPersonalDataKind);

export function isPersonalDataKind(kind: string): kind is PersonalDataKind {
  return Object.hasOwn(PERSONAL_DATA_TITLES, kind);
}

/** Another server may have kinds that are not listed here. */
export const personalDataTitle = (kind: string) =>
  isPersonalDataKind(kind) ? PERSONAL_DATA_TITLES[kind] : fieldInWords(kind);

/** 'First name' for first_name. */
export function fieldInWords(field: string): string {
  const text = field.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Section = { kind: string; records: readonly Record<string, string>[]; more: boolean };
type PersonalData = { email: string; as_of: string; sections: readonly Section[] };

export const PERSONAL_DATA_MORE = 'Only the newest are listed. Ask the office for the rest.';

/** The same as plain text, for reading and printing. */
export function personalDataText({ email, as_of, sections }: PersonalData): string {
  const parts = sections.map(({ kind, records, more }) =>
    [
      `${personalDataTitle(kind)}: ${records.length}${more ? '+' : ''}`,
      ...records.map(recordText),
      ...(more ? [PERSONAL_DATA_MORE] : []),
    ].join('\n\n'),
  );
  const none = sections.length === 0 ? ['We store nothing about this address.'] : [];
  return `${[`Data we store about ${email}, as of ${as_of}`, ...none, ...parts].join('\n\n')}\n`;
}

function recordText(record: Record<string, string>): string {
  return Object.entries(record)
    .map(([field, value]) => `  ${fieldInWords(field)}: ${value.replace(/\s+/g, ' ')}`)
    .join('\n');
}
