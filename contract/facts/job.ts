export const QUALIFICATIONS = ['Undergraduate', 'Graduate', 'Postgraduate'] as const;
export type Qualification = (typeof QUALIFICATIONS)[number];

export const EXPERIENCE_OPTIONS = [
  { value: '0', label: '0 Years' },
  { value: '1', label: '1 Year' },
  { value: '2', label: '2 Years' },
  { value: '3', label: '3 Years' },
  { value: '4', label: '4 Years' },
  { value: '5', label: '5 Years or more' },
] as const;

export const DEFAULT_EXPERIENCE = '0';
