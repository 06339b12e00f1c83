import { ADMISSION_FIELD_KEYS, type AdmissionFieldKey } from './admission-fields';
import { LENGTHS } from './limits';
import { PHONE_DIGITS } from './phones';

/** Every field but the one-time password, which is not stored. */
export type AnswerKey = Exclude<AdmissionFieldKey, 'otp'>;
export type Answers = Record<AnswerKey, string>;

export const isAnswerKey = (key: AdmissionFieldKey): key is AnswerKey => key !== 'otp';

export const ANSWER_KEYS: readonly AnswerKey[] = ADMISSION_FIELD_KEYS.filter(isAnswerKey);

/** An object with one value per answer key. */
export function mapAnswers<T>(make: (key: AnswerKey) => T): Record<AnswerKey, T> {
  const made: Partial<Record<AnswerKey, T>> = {};
  for (const key of ANSWER_KEYS) made[key] = make(key);
  // The loop has set every key.
  return made as Record<AnswerKey, T>;
}

export const NO_ANSWERS: Answers = mapAnswers(() => '');

const LENGTH_NAMES: Partial<Record<AnswerKey, keyof typeof LENGTHS>> = {
  email: 'email',
  first_name: 'name',
  last_name: 'name',
  guardian_name: 'name',
  mobile: 'phone',
  alternate_mobile: 'phone',
  student_type: 'line',
  apply_for: 'line',
  admission_date: 'line',
  address: 'line',
  city: 'place',
  state: 'place',
  pin_code: 'pin',
  country: 'place',
};

export const maxLengthOf = (key: AnswerKey): number => LENGTHS[LENGTH_NAMES[key] ?? 'message'];

/** Messages about single fields; the texts are part of the specification. */
export const ADMISSION_MESSAGES = {
  nameBeforeCode: 'Please fill in the first name and last name before sending OTP.',
  emailBeforeCode: 'Please enter a valid email.',
  emailBeforeCheck: 'Please fill in the email.',
  codeBeforeCheck: 'Please fill in the correct OTP.',
  queryUrls: 'Query cannot contain URLs',
  phone: `Please enter a valid ${PHONE_DIGITS.exact}-digit phone number`,
  phoneAnywhere: `Enter ${PHONE_DIGITS.exact} digits, or + and the country code, such as +44 20 7946 0958`,
  zip: 'Invalid zip code',
  studentType: 'Please choose a student type from the list',
  applyFor: 'Please choose a class from the list',
  dateFull: 'This date is full. Choose another one',
  dateOver: 'This date has passed. Choose another one',
  admissionDate: 'Please choose a date from the list',
} as const;
