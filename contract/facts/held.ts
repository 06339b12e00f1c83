/** The kinds of records that are held about a person, in the order in which they are shown. */
export const HELD_TITLES = {
  applications: 'Registrations of children',
  donations: 'Online gifts',
  offline_gifts: 'Gifts by bank, cheque or cash',
  payment_orders: 'Payments',
  receipts: 'Receipts',
  donor_tax_ids: 'PAN, given for the tax statement',
  contact_messages: 'Messages',
  job_applications: 'Applications for a post',
  outbox: 'Mails to you and about you',
  mailbox_codes: 'Codes for this and other pages',
  one_time_codes: 'Codes for registrations',
  code_sends: 'Counts of codes that were sent',
} as const;

export type HeldKind = keyof typeof HELD_TITLES;

export const HELD_KINDS = Object.keys(HELD_TITLES).filter(isHeldKind);

export function isHeldKind(kind: string): kind is HeldKind {
  return Object.hasOwn(HELD_TITLES, kind);
}

/** A kind that only another server knows is named by its key. */
export const heldTitle = (kind: string) =>
  isHeldKind(kind) ? HELD_TITLES[kind] : fieldInWords(kind);

/** 'First name' for first_name. */
export function fieldInWords(field: string): string {
  const text = field.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Section = { kind: string; records: readonly Record<string, string>[]; more: boolean };
type Held = { email: string; as_of: string; sections: readonly Section[] };

export const HELD_MORE = 'There are more; the office has the rest.';

/** The same as plain text, for reading and printing. */
export function heldText({ email, as_of, sections }: Held): string {
  const parts = sections.map(({ kind, records, more }) =>
    [
      `${heldTitle(kind)}: ${records.length}${more ? '+' : ''}`,
      ...records.map(recordText),
      ...(more ? [HELD_MORE] : []),
    ].join('\n\n'),
  );
  const none = sections.length === 0 ? ['Nothing is held about this address.'] : [];
  return `${[`What is held about ${email}, as of ${as_of}`, ...none, ...parts].join('\n\n')}\n`;
}

function recordText(record: Record<string, string>): string {
  return Object.entries(record)
    .map(([field, value]) => `  ${fieldInWords(field)}: ${value.replace(/\s+/g, ' ')}`)
    .join('\n');
}
