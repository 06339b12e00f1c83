import {
  type ChangedRow,
  isShown,
  type Known,
  MOST_SHOWN,
  type PastedList,
  type PastedRow,
} from '../../../content';
import { type Column, DataTable } from '../../view/data-table';
import { Tag } from '../../view/tag';
import { cellText } from './cell-text';
import { Differences } from './difference';

export function AddedTable({ list, added }: { list: PastedList; added: readonly PastedRow[] }) {
  const columns = list.columns.filter(({ field }) => field.name in (added[0]?.values ?? {}));
  return (
    <PlanTable
      title="New"
      rows={added}
      rowKey={({ number }) => String(number)}
      columns={[
        rowNumber,
        ...columns.map((column) => ({
          head: column.field.label,
          cell: ({ values }: PastedRow) => cellText(column, values[column.field.name]),
        })),
      ]}
    />
  );
}

/** Heads the card of a row on phones. */
const rowNumber = {
  head: 'Where',
  cell: ({ number }: { number: number }) => `Row ${number}`,
  short: true,
} as const;

type Changed = { list: PastedList; changed: readonly ChangedRow[] };

export function ChangedTable({ list, changed }: Changed) {
  return (
    <PlanTable
      title="Changed"
      rows={changed}
      rowKey={({ number }) => String(number)}
      columns={[
        rowNumber,
        { head: 'Record', cell: ({ known }) => <RecordName list={list} known={known} /> },
        { head: 'Change', cell: ({ cells }) => <Differences cells={cells} /> },
      ]}
    />
  );
}

export function GoneTable({ list, gone }: { list: PastedList; gone: readonly Known[] }) {
  return (
    <PlanTable
      title="Into the bin"
      lead="These are on the site and not among your rows. The bin keeps them for 30 days."
      rows={gone}
      rowKey={({ id }) => String(id)}
      columns={[{ head: 'Record', cell: (known) => <RecordName list={list} known={known} /> }]}
    />
  );
}

export function AwayTable({ list, away }: { list: PastedList; away: readonly Known[] }) {
  return (
    <PlanTable
      title="Not on the site"
      lead="These are as your rows have them, but not on the site. They stay off it until they are shown in the list."
      rows={away}
      rowKey={({ id }) => String(id)}
      columns={[{ head: 'Record', cell: (known) => <RecordName list={list} known={known} /> }]}
    />
  );
}

type Props<Row> = {
  title: string;
  lead?: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
};

function PlanTable<Row>({ title, lead, rows, columns, rowKey }: Props<Row>) {
  if (rows.length === 0) return null;
  const more = rows.length - MOST_SHOWN;
  return (
    <section>
      <h2>{`${title}: ${rows.length}`}</h2>
      {lead ? <p>{lead}</p> : null}
      <DataTable
        caption={title}
        rows={rows.slice(0, MOST_SHOWN)}
        columns={columns}
        rowKey={rowKey}
        empty={null}
      />
      {more > 0 ? <p>And {more} more.</p> : null}
    </section>
  );
}

function RecordName({ list, known }: { list: PastedList; known: Known }) {
  const named = list.columns.filter(({ field }) => list.same.includes(field.name));
  const parts = named.map((column) => cellText(column, known.values[column.field.name]));
  return (
    <>
      {parts.filter(Boolean).join(', ')}
      {isShown(known) ? null : (
        <>
          {' '}
          <Tag tone="plain">Not on the site</Tag>
        </>
      )}
    </>
  );
}
