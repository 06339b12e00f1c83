import { DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';

/** In the order of the form. */
export const FIELDS = ['name', 'mobile_code', 'mobile', 'email', 'subject', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Answers = Record<Field, string>;

export const EMPTY: Answers = {
  name: '',
  mobile_code: DEFAULT_COUNTRY_CODE,
  mobile: '',
  email: '',
  subject: '',
  message: '',
};

export const fieldId = (field: Field) => `contact-${field}`;
