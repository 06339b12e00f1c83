import { listPastes, MAX_ROWS, type PastedList } from '../../../content';
import { screen } from '../../answer';
import { namesOf } from '../../people/people';
import type { OfficeRequest } from '../../route';
import { inWords } from '../../view/words';
import { listOf } from './address';
import type { SentPaste } from './read-sent';
import { RowsForm } from './rows-form';
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
          pasted; existing ones stay.
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
    lead: <p>Nothing changes yet. First we show you what would change.</p>,
    errors: error === undefined ? {} : { text: error },
  });
}
