/** Whether donors are asked about their citizenship, and the consequences. */
export type CitizenQuestion =
  /** The school's server does not know the field. */
  | 'hidden'
  /** The school has no registration for foreign contributions and refuses other donors. */
  | 'citizens-only'
  /** The answer is only stored. */
  | 'everybody';

/** A donor who was asked and did not tick the box has declared to be a citizen. */
export function citizenAnswer(ticked: string, question: CitizenQuestion): '' | 'yes' | 'no' {
  if (question === 'hidden') return '';
  return ticked === 'no' ? 'no' : 'yes';
}

export function isRefused(ticked: string, question: CitizenQuestion): boolean {
  return question === 'citizens-only' && ticked === 'no';
}
