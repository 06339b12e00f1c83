import { CONTACT_FIELDS, CONTACT_LABELS, type ContactField } from '@/contract/facts/contact-fields';
import { DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';

export const FIELDS = CONTACT_FIELDS;
export type Field = ContactField;
export type Answers = Record<Field, string>;

export function mapFields(make: (field: Field) => string): Answers {
  const answers: Answers = { ...CONTACT_LABELS };
  for (const field of CONTACT_FIELDS) answers[field] = make(field);
  return answers;
}

export const EMPTY = mapFields((field) => (field === 'mobile_code' ? DEFAULT_COUNTRY_CODE : ''));

export const fieldId = (field: Field) => `contact-${field}`;
