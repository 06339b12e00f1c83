import {
  type Checked,
  type Decision,
  dayInWords,
  type Prepared,
  stateTitle,
} from '../../../records';
import { type Column, DataTable } from '../../view/data-table';
import { Tag } from '../../view/tag';
import { LIST, nameOf } from '../admissions/names';
import { Emails } from '../letters/emails';
import { OfficeStateTag, StateTag, shown } from '../records/cells';

export const CHECK = { href: `${LIST.href}/decisions`, label: 'Prepared decisions' };

type Any = Checked<Decision | Prepared>;

/** Who, and what is decided. */
export const decisionColumns: readonly Column<Any>[] = [
  { head: 'Child', cell: ({ letter }) => nameOf(letter.record), sort: 'name' },
  { head: 'Class', cell: ({ letter }) => shown(letter.record.apply_for), sort: 'class' },
  {
    head: 'State',
    cell: ({ letter }) => <OfficeStateTag kind="applications" record={letter.record} />,
  },
  {
    head: 'Decision',
    cell: ({ decision: { state, answerBy, note } }) => (
      <>
        <StateTag kind="applications" state={state} />
        {answerBy === '' ? null : <p>until {dayInWords(answerBy)}</p>}
        {note === '' ? null : <p className="quiet">{note}</p>}
      </>
    ),
  },
  {
    head: 'Problems',
    cell: ({ blocked, problems }) =>
      problems.length > 0 ? (
        <Tag tone={blocked ? 'bad' : 'waiting'}>{stateTitle(problems.join(', '))}</Tag>
      ) : null,
  },
];

export const hrefOf = ({ letter }: Any) => `${LIST.href}/${letter.record.office_number}`;

/** What is decided, and each email as it would be sent. */
export function DecisionPreview({ checked }: { checked: readonly Any[] }) {
  return (
    <>
      <h2>Decisions</h2>
      <DataTable
        caption="Decisions"
        rows={checked}
        columns={decisionColumns}
        rowKey={hrefOf}
        href={hrefOf}
        empty={null}
      />
      <Emails letters={checked.flatMap(({ letter }) => (letter.subject === '' ? [] : [letter]))} />
    </>
  );
}

export const countOf = (count: number, one = 'decision') =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : `${one}s`}`;
