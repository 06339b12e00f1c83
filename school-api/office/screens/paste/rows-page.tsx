import { listPastes, MAX_ROWS, MAX_SHOWN, type PastedList, type WrongCell } from '../../../content';
import { namesOf } from '../../people/people';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { DataTable } from '../../view/data-table';
import { CheckField, FileField, PostForm, Submit, TextField } from '../../view/form';
import { Notice } from '../../view/notice';
import { inWords } from '../../view/text';
import { Unsaved } from '../../view/unsaved';
import { listOf, pathOf } from './address';
import { hiddenChoice, type SentPaste } from './read-sent';
import { EarlierPastes } from './undo';

type Before = { sent: SentPaste; error?: string };

/** The page for pasting rows; with refused ones again. */
export async function rowsPage(request: OfficeRequest, list: PastedList, before?: Before) {
  const error = before?.error;
  const labelsOf = (columns: PastedList['columns']) =>
    inWords(columns.map(({ field }) => field.label));
  const needed = list.columns.filter(({ field }) => list.same.includes(field.name));
  const body = (
    <>
      <ol className="max-w-text list-decimal space-y-1.5 pl-5 marker:text-ink-soft">
        <li>
          Copy the rows from Excel, Word, LibreOffice or Google Sheets, with the row of column
          names.
        </li>
        <li>
          The columns can be {labelsOf(list.columns)}, in any order.
          {needed.length > 0 ? ` Needed: ${labelsOf(needed)}.` : ''}
        </li>
        <li>
          Paste them below, at most {MAX_ROWS.toLocaleString('en-IN')} rows. Pictures are not
          pasted; the existing pictures stay.
        </li>
      </ol>
      <RowsForm list={list} person={request.person.id} sent={before?.sent} error={error} />
      <EarlierPastes
        list={list}
        pastes={await listPastes(request.deps.db, list.list)}
        nameOf={await namesOf(request.deps.db)}
      />
    </>
  );
  return screen(request, {
    title: `Paste: ${list.title}`,
    back: listOf(list),
    body,
    lead: <p>Nothing changes yet. We will show you the changes first.</p>,
    errors: error === undefined ? {} : { text: error },
  });
}

type Props = {
  list: PastedList;
  person: number;
  sent?: SentPaste | undefined;
  error?: string | undefined;
  /** For rows to be corrected. */
  again?: boolean;
};

function RowsForm({ list, person, sent, error, again = false }: Props) {
  const scope = inWords(list.wholeOf);
  return (
    <Unsaved record={`paste ${list.list}`} person={{ id: person }} isRefused={sent !== undefined}>
      <PostForm
        action={pathOf(list)}
        encType="multipart/form-data"
        fields={sent ? hiddenChoice(sent) : []}
      >
        <div className="paste-rows">
          <TextField label="Rows" name="text" value={sent?.text ?? ''} rows={12} error={error} />
        </div>
        <FileField
          label="Or a file"
          name="file"
          accept=".csv,.tsv,.txt,text/csv"
          hint="CSV, at most 1 MB. In a spreadsheet: File, Save as, CSV. If you choose a file, we ignore the rows above."
        />
        <CheckField
          label={`This is the whole list${scope && ` for its ${scope}`}`}
          name="whole"
          checked={sent?.isWhole ?? false}
          hint={`We will move records on the site${scope && ` for the same ${scope}`} to the bin if they are not in these rows.`}
        />
        <Submit>{again ? 'Check again' : 'Check the rows'}</Submit>
      </PostForm>
    </Unsaved>
  );
}

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

type WrongTableProps = { what: 'changed' | 'saved'; wrong: readonly WrongCell[]; rowCount: number };

export function WrongTable({ what, wrong, rowCount }: WrongTableProps) {
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
