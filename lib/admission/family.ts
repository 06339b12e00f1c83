import { type AnswerKey, type Answers, mapAnswers } from '@/contract/facts/admission-answers';
import { FAMILY_FIELD_KEYS } from '@/contract/facts/admission-fields';
import { fullName, isSameName } from '@/contract/facts/names';

const isFamily = (key: AnswerKey) => FAMILY_FIELD_KEYS.some((one) => one === key);

/** The answers with which a family begins the registration of its next child. */
export function familyOf(answers: Partial<Answers>): Answers {
  return mapAnswers((key) => (isFamily(key) && answers[key]) || '');
}

/** What a server knows from last time; of another child, only what is the family's. */
export function knownFor(typed: Answers, known: Partial<Answers>): Partial<Answers> {
  const name = nameOf(known);
  return name === '' || isSameName(name, nameOf(typed)) ? known : familyOf(known);
}

export function nameOf({ first_name = '', last_name = '' }: Partial<Answers>): string {
  return fullName(first_name, last_name);
}
