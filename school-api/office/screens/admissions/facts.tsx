import type { ReactNode } from 'react';
import { type AdmissionFieldDefault, CUSTOM_FIELD_KEYS, formatPaise, parsePaise } from '@/contract';
import type { OfficeRecord } from '../../../records';
import { Phone } from '../../view/phone';
import { dayOf, MailLink, shown } from '../records/cells';
import { nameOf } from './names';

const CHILD = ['student_type', 'apply_for'];
const OTHERS = [...CUSTOM_FIELD_KEYS, 'query'];
const FAMILY = ['guardian_name'];
const PLACE = ['address', 'city', 'state', 'pin_code', 'country'];

export const subjectOf = (record: OfficeRecord) => `Registration of ${nameOf(record)}`;

type Shown = { fields: readonly AdmissionFieldDefault[]; path: string };

/** What is known of an application. */
export function factsOf(record: OfficeRecord, shownBy: Shown) {
  const { child, family } = answersOf(record, shownBy);
  return [
    { title: 'The child', items: child },
    { title: 'The family', items: family },
    { title: 'The fee', items: feeOf(record) },
    { title: 'Consent', items: consentOf(record) },
  ];
}

/** The answers, with the school's own labels. */
function answersOf(record: OfficeRecord, { path, fields }: Shown) {
  const labels = new Map<string, string>(fields.map(({ key, label }) => [key, label]));
  const named = (keys: readonly string[], as: (value: OfficeRecord[string]) => ReactNode = shown) =>
    keys.map((key) => ({ term: labels.get(key) ?? key, value: as(record[key] ?? null) }));
  const phone = (query: string) => (number: OfficeRecord[string]) =>
    number ? <Phone number={String(number)} writeBy={`${path}/whatsapp${query}`} /> : null;
  const email = <MailLink to={String(record.email)} subject={subjectOf(record)} />;
  return {
    child: [
      ...named(CHILD),
      ...named(['admission_date'], dayOf),
      ...named(OTHERS),
      ...testAndOffer(record),
    ],
    family: [
      ...named(FAMILY),
      ...named(['mobile'], phone('')),
      ...named(['alternate_mobile'], phone('?alternate')),
      { term: 'Email', value: email },
      ...named(PLACE),
    ],
  };
}

const testAndOffer = (record: OfficeRecord) => [
  { term: 'Roll number', value: shown(record.roll_number) },
  { term: 'Answer by', value: dayOf(record.answer_by) },
  { term: 'Note to the family', value: shown(record.family_note) },
];

function feeOf(record: OfficeRecord) {
  return [
    { term: 'Registration fee', value: amount(record.fee_rupees) },
    { term: 'Payment', value: shown(record.payment_id) },
    { term: 'Paid', value: shown(record.paid_at) },
    { term: 'Returned', value: amount(record.returned_rupees) },
  ];
}

function consentOf(record: OfficeRecord) {
  return [
    { term: 'Declared by', value: shown(record.consent_name) },
    { term: 'Relation', value: shown(record.consent_relation) },
    { term: 'Notice version', value: shown(record.consent_version) },
    { term: 'On', value: shown(record.consent_at) },
    { term: 'Withdrawn', value: shown(record.consent_withdrawn_at) },
  ];
}

/** The record has rupees as an export writes them. */
function amount(rupees: OfficeRecord[string] | undefined) {
  const paise = parsePaise(String(rupees ?? ''));
  return paise === undefined ? null : formatPaise(paise);
}
