import type { ReactNode } from 'react';
import { dayInShort, formatInIndia } from '@/content/india-time';
import { type OfficeRecord, type StateKind, stateTitle, toneOf } from '../../../records';
import { Phone, Stamp, Tag } from '../../view/stamp';

/** A record's field as shown; nothing if empty. */
export function shown(value: OfficeRecord[string] | undefined): ReactNode {
  if (value === null || value === undefined || value === '') return null;
  return value instanceof Date ? <Stamp at={value} /> : String(value);
}

/** '3 Jan 2027', from a time or a form's day; other text is unchanged. */
export function dayOf(value: OfficeRecord[string] | undefined): ReactNode {
  return value instanceof Date
    ? formatInIndia(value, 'd MMM yyyy')
    : dayInShort(String(value ?? ''));
}

/** For a form that asks for the country code too. */
export const phoneOf = ({ mobile_code: code, mobile }: OfficeRecord) => (
  <Phone number={String(mobile ?? '')} code={String(code ?? '')} />
);

export function OfficeStateTag({ kind, record }: { kind: StateKind; record: OfficeRecord }) {
  return <StateTag kind={kind} state={String(record.office_state)} />;
}

export function StateTag({ kind, state }: { kind: StateKind; state: string }) {
  return <Tag tone={toneOf(kind, state)}>{stateTitle(state)}</Tag>;
}

/** Encoded, because an address typed by a stranger may end in '?bcc=' or '&body='. */
export function MailLink({ to, subject }: { to: string; subject?: string }) {
  if (to === '') return null;
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return <a href={`mailto:${address}${query}`}>{to}</a>;
}
