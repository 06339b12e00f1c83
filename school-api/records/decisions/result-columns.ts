import { dayField, type PastedColumn, textField } from '../../content';

/** Schools' terms for decisions, ignoring case, spaces and punctuation. */
const WORDS = {
  'invited to the test': ['invited', 'invitedtothetest'],
  'place offered': ['placeoffered', 'offered', 'offer', 'selected', 'admitted', 'yes'],
  'waiting list': ['waitinglist', 'waiting', 'waitlist', 'waitlisted', 'wl'],
  'not this time': ['notthistime', 'notselected', 'rejected', 'no'],
};
const values = Object.fromEntries(
  Object.entries(WORDS).flatMap(([state, words]) => words.map((word) => [word, state] as const)),
);

function column(name: string, label: string, names: readonly string[], more = {}): PastedColumn {
  return { field: { name, label, type: textField }, names, values: {}, ...more };
}

export const NUMBER = column('application', 'Application number', [
  ...['application no', 'app no', 'number', 'no', 'reference'],
]);
export const ROLL = column('roll', 'Roll number', ['roll no', 'seat', 'seat no', 'seat number']);
export const MARKS = column('marks', 'Marks', ['mark', 'score', 'total', 'total marks', 'अंक']);
export const DECISION = column('decision', 'Decision', ['result', 'status', 'outcome', 'state'], {
  values,
});
export const ANSWER: PastedColumn = {
  field: { name: 'answer', label: 'Last day to answer', type: dayField },
  names: ['answer by', 'answer until', 'accept by', 'reply by', 'last date'],
  values: {},
};

export const RESULT_COLUMNS = [NUMBER, ROLL, MARKS, DECISION, ANSWER];
