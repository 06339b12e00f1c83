import { isShown, type Known, MAX_SHOWN, type PastedList, type Plan } from '../../../content';
import { type Column, DataTable } from '../../view/data-table';
import { Tag } from '../../view/tag';
import { cellText } from './cell-text';
import { Differences } from './difference';

/** The heading of a row's card on phones. */
const where = {
  head: 'Where',
  cell: ({ number }: { number: number }) => `Row ${number}`,
  short: true,
} as const;

/** What would be removed, changed and added, and what stays unpublished. */
export function PlanTables({ list, plan }: { list: PastedList; plan: Plan }) {
  const { gone, changed, added, away } = plan;
  const newColumns = list.columns.filter(({ field }) => field.name in (added[0]?.values ?? {}));
  const known = {
    columns: [{ head: 'Record', cell: (one: Known) => <RecordName list={list} known={one} /> }],
  };
  return (
    <>
      <PlanTable
        title="Into the bin"
        lead="These are on the site but not in your rows. The bin keeps them for 30 days."
        rows={gone}
        {...known}
      />
      <PlanTable
        title="Changed"
        rows={changed}
        columns={[
          where,
          { head: 'Record', cell: (row) => <RecordName list={list} known={row.known} /> },
          { head: 'Change', cell: ({ cells }) => <Differences cells={cells} /> },
        ]}
      />
      <PlanTable
        title="New"
        rows={added}
        columns={[
          where,
          ...newColumns.map(
            (column): Column<(typeof added)[number]> => ({
              head: column.field.label,
              cell: ({ values }) => cellText(column, values[column.field.name]),
            }),
          ),
        ]}
      />
      <PlanTable
        title="Not on the site"
        lead="These match your rows, but are not on the site. They stay off the site until you show them in the list."
        rows={away}
        {...known}
      />
    </>
  );
}

type Props<Row> = {
  title: string;
  lead?: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
};

function PlanTable<Row>({ title, lead, rows, columns }: Props<Row>) {
  if (rows.length === 0) return null;
  const more = rows.length - MAX_SHOWN;
  return (
    <section>
      <h2>{`${title}: ${rows.length}`}</h2>
      {lead ? <p>{lead}</p> : null}
      <DataTable caption={title} rows={rows.slice(0, MAX_SHOWN)} columns={columns} />
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
