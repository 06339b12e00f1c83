/** Whether donors are asked about their citizenship, and what follows from it. */
export type CitizenQuestion =
  /** The school's server does not know the answer's field. */
  | 'hidden'
  /** Without a registration for foreign contributions, others' gifts are refused. */
  | 'citizens-only'
  /** The answer is only kept. */
  | 'everybody';

/** What is sent: whoever was asked and did not tick the box has declared to be a citizen. */
export function citizenAnswer(ticked: string, question: CitizenQuestion): '' | 'yes' | 'no' {
  if (question === 'hidden') return '';
  return ticked === 'no' ? 'no' : 'yes';
}

export function isRefused(ticked: string, question: CitizenQuestion): boolean {
  return question === 'citizens-only' && ticked === 'no';
}
