import { type AdmissionFieldDefault, CUSTOM_FIELD_KEYS, formatPaise, parsePaise } from '@/contract';
import type { OfficeRecord } from '../../../records';
import { MailLink, shown } from '../records/cells';
import { nameOf } from './columns';

const CHILD = ['student_type', 'apply_for', 'admission_date', ...CUSTOM_FIELD_KEYS, 'query'];
const FAMILY = ['guardian_name', 'mobile', 'alternate_mobile'];
const PLACE = ['address', 'city', 'state', 'pin_code', 'country'];

/** The answers, with the school's own labels. */
export function answersOf(record: OfficeRecord, fields: readonly AdmissionFieldDefault[]) {
  const labels = new Map<string, string>(fields.map(({ key, label }) => [key, label]));
  const named = (keys: readonly string[]) =>
    keys.map((key) => ({ term: labels.get(key) ?? key, value: shown(record[key]) }));
  const subject = `Registration of ${nameOf(record)}`;
  const email = <MailLink to={String(record.email)} subject={subject} />;
  return {
    child: named(CHILD),
    family: [...named(FAMILY), { term: 'E-mail', value: email }, ...named(PLACE)],
  };
}

export function feeOf(record: OfficeRecord) {
  return [
    { term: 'Registration fee', value: amount(record.fee_rupees) },
    { term: 'Payment', value: shown(record.payment_id) },
    { term: 'Paid', value: shown(record.paid_at) },
    { term: 'Returned', value: amount(record.returned_rupees) },
  ];
}

export function consentOf(record: OfficeRecord) {
  return [
    { term: 'Declared by', value: shown(record.consent_name) },
    { term: 'Relation', value: shown(record.consent_relation) },
    { term: 'Notice', value: shown(record.consent_version) },
    { term: 'On', value: shown(record.consent_at) },
    { term: 'Withdrawn', value: shown(record.consent_withdrawn_at) },
  ];
}

/** The record has rupees as an export writes them. */
function amount(rupees: OfficeRecord[string] | undefined) {
  const paise = parsePaise(String(rupees ?? ''));
  return paise === undefined ? null : formatPaise(paise);
}
