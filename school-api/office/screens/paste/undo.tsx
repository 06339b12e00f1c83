import { findList, type PastedList, type PastPaste, undoPaste } from '../../../content';
import type { Db } from '../../../db';
import { audited } from '../../audit';
import { momentField, momentIn } from '../../flash';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { ActionForm } from '../../view/action';
import { DataTable } from '../../view/data-table';
import { Stamp } from '../../view/stamp';
import { listOf, pathOf } from './address';

const MAX_NAMED = 20;

export const undoPathOf = (list: PastedList) => `${pathOf(list)}/undo`;

/** Undoes a whole paste, or names the records changed since. */
export async function undoPasteOf(request: OfficeRequest, list: PastedList): Promise<Response> {
  const { deps, form, person } = request;
  const at = momentIn(form);
  const facts = findList(list.list);
  if (facts === undefined) return redirectTo(pathOf(list));
  const entry = { action: 'content undo-paste', record: `list ${list.list}` };
  const undo = { at, by: person.email, now: deps.now(), agreed: form.get('agreed') ?? undefined };
  const back = (tx: Db) => undoPaste(tx, facts, undo);
  const outcome = await audited(request, entry, back, (one) => 'undone' in one && one.undone > 0);
  if (!('undone' in outcome)) return notUndone(request, list, outcome);
  const message = outcome.undone > 0 ? 'content-paste-undone' : 'content-paste-unknown';
  return redirectTo(listOf(list).href, message);
}

const CHANGED =
  'These records were changed after the paste. Open their versions to restore them one by one.';

type Refused = { changed: string[] } | { refused: string };

function notUndone(request: OfficeRequest, list: PastedList, outcome: Refused): Response {
  const names = 'changed' in outcome ? outcome.changed : [];
  const more = names.length - MAX_NAMED;
  const body = (
    <>
      <ul>
        {names.slice(0, MAX_NAMED).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two records may have one name
          <li key={at}>{name}</li>
        ))}
      </ul>
      {more > 0 ? <p>And {more} more.</p> : null}
    </>
  );
  const why = 'refused' in outcome ? outcome.refused : CHANGED;
  const refused = `Nothing was changed. ${why}`;
  const title = 'The paste was not undone';
  return screen(request, { title, back: listOf(list), refused, body, status: 409 });
}

type EarlierProps = {
  list: PastedList;
  pastes: readonly PastPaste[];
  nameOf: (email: string) => string;
};

export function EarlierPastes({ list, pastes, nameOf }: EarlierProps) {
  if (pastes.length === 0) return null;
  return (
    <section>
      <h2>Earlier pastes</h2>
      <DataTable
        caption="Earlier pastes, newest first"
        rows={pastes}
        columns={[
          { head: 'When', cell: ({ at }) => <Stamp at={at} />, short: true },
          { head: 'By', cell: ({ by }) => nameOf(by) },
          { head: 'Rows', cell: ({ rows }) => rows, align: 'end' },
          {
            head: 'Actions',
            cell: ({ at }) => (
              <ActionForm action={undoPathOf(list)} fields={momentField(at)} tone="quiet">
                Undo this paste
              </ActionForm>
            ),
          },
        ]}
      />
    </section>
  );
}
