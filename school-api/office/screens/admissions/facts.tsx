import type { ReactNode } from 'react';
import { type AdmissionFieldDefault, CUSTOM_FIELD_KEYS, formatPaise, parsePaise } from '@/contract';
import type { OfficeRecord } from '../../../records';
import { Phone } from '../../view/phone';
import { dayOf, shown } from '../records/cells';
import { nameOf } from './names';

export const subjectOf = (record: OfficeRecord) => `Registration of ${nameOf(record)}`;

type Shown = { fields: readonly AdmissionFieldDefault[]; path: string };

/** An application's facts: the answers with the school's own labels. */
export function factsOf(record: OfficeRecord, { path, fields }: Shown) {
  const labels = new Map<string, string>(fields.map(({ key, label }) => [key, label]));
  const answer = (key: string, as: (value: OfficeRecord[string]) => ReactNode = shown) => ({
    term: labels.get(key) ?? key,
    value: as(record[key] ?? null),
  });
  const phone = (query: string) => (number: OfficeRecord[string]) =>
    number ? <Phone number={String(number)} writeBy={`${path}/whatsapp${query}`} /> : null;
  const child = [
    ...[answer('student_type'), answer('apply_for'), answer('admission_date', dayOf)],
    ...[...CUSTOM_FIELD_KEYS, 'query'].map((key) => answer(key)),
    { term: 'Roll number', value: shown(record.roll_number) },
    { term: 'Answer by', value: dayOf(record.answer_by) },
    { term: 'Note to the family', value: shown(record.family_note) },
  ];
  const family = ['guardian_name', 'address', 'city', 'state', 'pin_code', 'country'];
  const phones = [answer('mobile', phone('')), answer('alternate_mobile', phone('?alternate'))];
  const facts = [
    { title: 'The child', items: child },
    { title: 'The family', items: family.map((key) => answer(key)) },
    { title: 'The fee', items: feeOf(record) },
    { title: 'Consent', items: consentOf(record) },
  ];
  return { facts, phones };
}

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
