import { MOST_SHOWN, type PastedList, type Wrong } from '../../../content';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { DataTable } from '../../view/data-table';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { listOf } from './address';
import type { Sent } from './read-sent';
import { RowsForm } from './rows-form';

type Shown = { wrong: readonly Wrong[]; rowCount: number; sent: Sent };

/** Each cell that is wrong, and the rows once more to mend them; nothing has been changed. */
export function wrongPage(request: OfficeRequest, list: PastedList, shown: Shown): Response {
  const { wrong, rowCount, sent } = shown;
  const title = wrong.length === 1 ? 'One cell is wrong' : `${wrong.length} cells are wrong`;
  const body = (
    <>
      <PageHead title={title} back={listOf(list)} />
      <Notice tone="bad">
        Nothing was changed: we save all {rowCount} rows or none. Correct them in the spreadsheet
        and paste again, or correct them below.
      </Notice>
      <WrongTable wrong={wrong} />
      <h2>The rows</h2>
      <RowsForm list={list} person={request.person.id} sent={sent} again />
    </>
  );
  return page(request, { title, body, status: 422 });
}

export function WrongTable({ wrong }: { wrong: readonly Wrong[] }) {
  const more = wrong.length - MOST_SHOWN;
  return (
    <>
      <DataTable
        caption="What is wrong"
        rows={wrong.slice(0, MOST_SHOWN).map((one, index) => ({ ...one, index }))}
        rowKey={({ index }) => String(index)}
        columns={[
          { head: 'Where', cell: whereOf, short: true },
          { head: 'What is wrong', cell: ({ why }) => why },
          { head: 'In the cell', cell: ({ cell }) => cell.slice(0, 120) },
        ]}
        empty={null}
      />
      {more > 0 ? <p>And {more} more.</p> : null}
    </>
  );
}

function whereOf({ number, column }: Wrong): string {
  return column === undefined ? `Row ${number}` : `Row ${number}, ${column}`;
}
