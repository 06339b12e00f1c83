import {
  ADMISSION_MESSAGES,
  type AdmissionFieldDefault,
  type Answers,
  type AskedField,
  isAnswerKey,
} from '@/contract';

/** The fields that the form shows. A school that offers no date yet does not ask for one. */
export function askedFields(
  fields: readonly AdmissionFieldDefault[],
  offeredDates: readonly string[],
): AskedField[] {
  return fields.flatMap(({ key, label, shown, required }) => {
    // The address was proved before the form opened.
    if (!shown || !isAnswerKey(key) || key === 'email') return [];
    const isDue = required && (key !== 'admission_date' || offeredDates.length > 0);
    return [{ key, label, required: isDue }];
  });
}

/** Of what was posted the answers that were asked for; a hidden field counts as empty. */
export function askedAnswers(
  sent: Readonly<Record<string, unknown>>,
  asked: readonly AskedField[],
): Record<string, unknown> {
  return Object.fromEntries(asked.map(({ key }) => [key, sent[key]]));
}

/** What only the school knows of the answers: which dates it offers. */
export function checkAnswers(
  { admission_date: date }: Answers,
  offeredDates: readonly string[],
): Record<string, string> {
  const isOffered = date === '' || offeredDates.includes(date);
  return isOffered ? {} : { admission_date: ADMISSION_MESSAGES.admissionDate };
}
