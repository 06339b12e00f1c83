import { DEFAULT_COUNTRY, DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';

/** What a donor writes, under the names of the wire and in the order of the form. */
export const ANSWER_KEYS = [
  'amount',
  'message',
  'donor_name',
  'email',
  'mobile_code',
  'mobile',
  'address',
  'city',
  'state',
  'pin_code',
  'country',
] as const;

export type AnswerKey = (typeof ANSWER_KEYS)[number];
export type Answers = Record<AnswerKey, string>;

/** An object with every answer, each made by `make`. */
export function mapAnswers<T>(make: (key: AnswerKey) => T): Record<AnswerKey, T> {
  const made: Partial<Record<AnswerKey, T>> = {};
  for (const key of ANSWER_KEYS) made[key] = make(key);
  // Every key was given its value in the line above.
  return made as Record<AnswerKey, T>;
}

export const NO_ANSWERS: Answers = {
  ...mapAnswers(() => ''),
  mobile_code: DEFAULT_COUNTRY_CODE,
  country: DEFAULT_COUNTRY,
};

/** What was typed before the page knew anything stays; the rest comes from what it remembers. */
export function filled(typed: Partial<Answers>, kept: Partial<Answers>): Answers {
  return mapAnswers((key) => typed[key] || (kept[key] ?? NO_ANSWERS[key]));
}
