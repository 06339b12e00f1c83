import {
  ADMISSION_MESSAGES,
  type AdmissionFieldDefault,
  type Answers,
  type AskedField,
  isAnswerKey,
} from '@/contract';

/** The visible fields; the date is optional while none is offered. */
export function visibleFields(
  fields: readonly AdmissionFieldDefault[],
  offeredDates: readonly string[],
): AskedField[] {
  return fields.flatMap(({ key, label, shown, required }) => {
    // The email was verified before this step.
    if (!shown || !isAnswerKey(key) || key === 'email') return [];
    const isRequired = required && (key !== 'admission_date' || offeredDates.length > 0);
    return [{ key, label, required: isRequired }];
  });
}

/** Drops answers to hidden fields. */
export function visibleAnswers(
  sent: Readonly<Record<string, unknown>>,
  asked: readonly AskedField[],
): Record<string, unknown> {
  return Object.fromEntries(asked.map(({ key }) => [key, sent[key]]));
}

/** Checks that need the database: whether the date is offered. */
export function checkAnswers(
  { admission_date: date }: Answers,
  offeredDates: readonly string[],
): Record<string, string> {
  const isOffered = date === '' || offeredDates.includes(date);
  return isOffered ? {} : { admission_date: ADMISSION_MESSAGES.admissionDate };
}
