import { DEFAULT_EXPERIENCE } from '@/contract/facts/job';

/** In the form's order; the file is kept separately. */
export const FIELDS = [
  'vacancy',
  'applicant_name',
  'mobile',
  'email',
  'qualification',
  'experience',
] as const;
export type Field = (typeof FIELDS)[number];
export type Answers = Record<Field, string>;

export const EMPTY: Answers = {
  vacancy: '',
  applicant_name: '',
  mobile: '',
  email: '',
  qualification: '',
  experience: DEFAULT_EXPERIENCE,
};

export const fieldId = (field: Field | 'cv') => `apply-${field}`;
