import { type Answers, CUSTOM_FIELD_KEYS } from '@/contract';
import type { applications } from '../../db';

type Row = typeof applications.$inferSelect;

/** Answers as database columns. */
export function toColumns(values: Answers) {
  const custom = CUSTOM_FIELD_KEYS.map((key) => [key, values[key]]).filter(([, v]) => v !== '');
  return {
    firstName: values.first_name,
    lastName: values.last_name,
    guardianName: values.guardian_name,
    mobile: values.mobile,
    alternateMobile: values.alternate_mobile,
    studentType: values.student_type,
    applyFor: values.apply_for,
    admissionDate: values.admission_date,
    address: values.address,
    city: values.city,
    state: values.state,
    pinCode: values.pin_code,
    country: values.country,
    query: values.query,
    custom: Object.fromEntries(custom) as Record<string, string>,
  };
}

/** A row as answers, with the field names of the API. */
export function toAnswers(row: Row): Answers {
  const custom = CUSTOM_FIELD_KEYS.map((key) => [key, row.custom[key] ?? '']);
  return {
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    guardian_name: row.guardianName,
    mobile: row.mobile,
    alternate_mobile: row.alternateMobile,
    student_type: row.studentType,
    apply_for: row.applyFor,
    admission_date: row.admissionDate,
    address: row.address,
    city: row.city,
    state: row.state,
    pin_code: row.pinCode,
    country: row.country,
    query: row.query,
    ...(Object.fromEntries(custom) as Record<(typeof CUSTOM_FIELD_KEYS)[number], string>),
  };
}
