import {
  type Checked,
  type Decision,
  dayInWords,
  type Prepared,
  stateTitle,
} from '../../../records';
import { type Column, DataTable } from '../../view/data-table';
import { Tag } from '../../view/stamp';
import { LIST, nameOf } from '../admissions/names';
import { Emails } from '../letters/recipients';
import { OfficeStateTag, StateTag, shown } from '../records/cells';

export const CHECK = { href: `${LIST.href}/decisions`, label: 'Prepared decisions' };

export const RESULTS = { href: `${LIST.href}/results`, label: 'Paste results' };

type Row = Checked<Decision | Prepared>;

export const decisionColumns: readonly Column<Row>[] = [
  { head: 'Child', cell: ({ letter }) => nameOf(letter.record), sort: 'name' },
  { head: 'Class', cell: ({ letter }) => shown(letter.record.apply_for), sort: 'class' },
  { head: 'Marks', cell: ({ letter }) => shown(letter.record.marks), short: true },
  {
    head: 'Status',
    cell: ({ letter }) => <OfficeStateTag kind="applications" record={letter.record} />,
  },
  {
    head: 'Decision',
    cell: ({ decision: { state, answerBy, note } }) => (
      <>
        <StateTag kind="applications" state={state} />
        {answerBy === '' ? null : <p>by {dayInWords(answerBy)}</p>}
        {note === '' ? null : (
          <details>
            <summary>Note</summary>
            <p className="timeline-text">{note}</p>
          </details>
        )}
      </>
    ),
  },
  {
    head: 'Problems',
    cell: ({ blocked, problems }) =>
      problems.map((problem) => (
        <div key={problem}>
          <Tag tone={problem === blocked ? 'bad' : 'waiting'}>{stateTitle(problem)}</Tag>
        </div>
      )),
  },
];

export const hrefOf = ({ letter }: Row) => `${LIST.href}/${letter.record.office_number}`;

export const DecisionEmails = ({ checked }: { checked: readonly Row[] }) => (
  <Emails letters={checked.flatMap(({ letter }) => (letter.subject === '' ? [] : [letter]))} />
);

/** The decisions, and each email as it would be sent. */
export function DecisionPreview({ checked }: { checked: readonly Row[] }) {
  return (
    <>
      <h2>Decisions</h2>
      <DataTable caption="Decisions" rows={checked} columns={decisionColumns} href={hrefOf} />
      <DecisionEmails checked={checked} />
    </>
  );
}
