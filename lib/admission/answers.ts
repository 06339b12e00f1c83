import { ADMISSION_FIELD_KEYS, type AdmissionFieldKey } from '@/contract/facts/admission-fields';
import type { LENGTHS } from '@/contract/facts/limits';

/** Everything that a parent writes down; the one-time password is no answer about the child. */
export type AnswerKey = Exclude<AdmissionFieldKey, 'otp'>;
export type Answers = Record<AnswerKey, string>;

const isAnswerKey = (key: AdmissionFieldKey): key is AnswerKey => key !== 'otp';

export const ANSWER_KEYS: readonly AnswerKey[] = ADMISSION_FIELD_KEYS.filter(isAnswerKey);

/** An object with every answer, each made by `make`. */
export function mapAnswers<T>(make: (key: AnswerKey) => T): Record<AnswerKey, T> {
  const made: Partial<Record<AnswerKey, T>> = {};
  for (const key of ANSWER_KEYS) made[key] = make(key);
  // Every key was given its value in the line above.
  return made as Record<AnswerKey, T>;
}

export const NO_ANSWERS: Answers = mapAnswers(() => '');

type LengthName = keyof typeof LENGTHS;

const LINES: Partial<Record<AnswerKey, LengthName>> = {
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

/** How long an answer may be, by the contract's names of lengths. */
export const lengthOf = (key: AnswerKey): LengthName => LINES[key] ?? 'message';
