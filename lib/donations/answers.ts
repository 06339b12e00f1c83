import { DEFAULT_COUNTRY, DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';

/** The donor's answers, keyed as in requests, in the form's order. */
export const ANSWER_KEYS = [
  /** The heading of the chosen cause; empty if the school decides. */
  'purpose',
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
  /** 'no' when the donor has ticked the box; 'yes' once the donation was sent without it. */
  'indian_citizen',
] as const;

export type AnswerKey = (typeof ANSWER_KEYS)[number];
export type Answers = Record<AnswerKey, string>;

export function mapAnswers<T>(make: (key: AnswerKey) => T): Record<AnswerKey, T> {
  const made: Partial<Record<AnswerKey, T>> = {};
  for (const key of ANSWER_KEYS) made[key] = make(key);
  // All keys were set above.
  return made as Record<AnswerKey, T>;
}

export const NO_ANSWERS: Answers = {
  ...mapAnswers(() => ''),
  mobile_code: DEFAULT_COUNTRY_CODE,
  country: DEFAULT_COUNTRY,
};

/** Answers typed before hydration win; the rest comes from the stored ones. */
export function filled(typed: Partial<Answers>, kept: Partial<Answers>): Answers {
  return mapAnswers((key) => typed[key] || (kept[key] ?? NO_ANSWERS[key]));
}
