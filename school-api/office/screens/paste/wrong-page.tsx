import { MAX_SHOWN, type PastedList, type WrongCell } from '../../../content';
import { screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import { DataTable } from '../../view/data-table';
import { Notice } from '../../view/notice';
import { listOf } from './address';
import type { SentPaste } from './read-sent';
import { RowsForm } from './rows-form';

type Shown = { wrong: readonly WrongCell[]; rowCount: number; sent: SentPaste };

/** Each invalid cell, with the rows again for correction; nothing was changed. */
export function wrongPage(request: OfficeRequest, list: PastedList, shown: Shown): Response {
  const { sent, ...cells } = shown;
  const { length } = cells.wrong;
  const title = length === 1 ? 'One cell is wrong' : `${length} cells are wrong`;
  const body = (
    <>
      <WrongTable what="changed" {...cells} />
      <h2>The rows</h2>
      <RowsForm list={list} person={request.person.id} sent={sent} again />
    </>
  );
  return screen(request, { title, back: listOf(list), body, status: 422 });
}

type Props = { what: 'changed' | 'saved'; wrong: readonly WrongCell[]; rowCount: number };

export function WrongTable({ what, wrong, rowCount }: Props) {
  const more = wrong.length - MAX_SHOWN;
  return (
    <>
      <Notice tone="bad">
        Nothing was {what}: we save all {rowCount} rows or none. Correct them in the spreadsheet and
        paste again, or correct them below.
      </Notice>
      <DataTable
        caption="What is wrong"
        rows={wrong.slice(0, MAX_SHOWN)}
        columns={[
          { head: 'Where', cell: whereOf, short: true },
          { head: 'What is wrong', cell: ({ why }) => why },
          { head: 'In the cell', cell: ({ cell }) => cell.slice(0, 120) },
        ]}
      />
      {more > 0 ? <p>And {more} more.</p> : null}
    </>
  );
}

function whereOf({ number, column }: WrongCell): string {
  return column === undefined ? `Row ${number}` : `Row ${number}, ${column}`;
}
