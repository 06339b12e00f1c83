import { type AnswerKey, type Answers, mapAnswers } from '@/contract/facts/admission-answers';
import { FAMILY_FIELD_KEYS } from '@/contract/facts/admission-fields';
import { fullName, isSameName } from '@/contract/facts/same-name';

const isFamily = (key: AnswerKey) => FAMILY_FIELD_KEYS.some((one) => one === key);

/** The answers that the next child of the same family starts with. */
export function familyOf(answers: Partial<Answers>): Answers {
  return mapAnswers((key) => (isFamily(key) && answers[key]) || '');
}

/** Prefill data from the server; for another child, only the family's answers. */
export function knownFor(typed: Answers, known: Partial<Answers>): Partial<Answers> {
  const name = nameOf(known);
  return name === '' || isSameName(name, nameOf(typed)) ? known : familyOf(known);
}

export function nameOf({ first_name = '', last_name = '' }: Partial<Answers>): string {
  return fullName(first_name, last_name);
}
