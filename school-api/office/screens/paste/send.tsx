import {
  applyPaste,
  ChargeChanges,
  listPastes,
  type PastedList,
  pastedLists,
  planPaste,
} from '../../../content';
import { audited } from '../../audit';
import { momentField, redirectWithUndo } from '../../flash';
import { tooLargePage } from '../../pages';
import { redirectTo } from '../../response';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { confirmingCharge } from '../content/charge-page';
import { EDITORS as roles } from '../content/find';
import { applyPathOf, listOf, maxBytesOf, needsConfirmation, pathOf } from './address';
import { columnsPage } from './columns-page';
import { planPage } from './plan-page';
import { readSent, type SentPaste } from './read-sent';
import { rowsPage, wrongPage } from './rows-page';
import { undoPasteOf, undoPathOf } from './undo';

const STALE =
  'Nothing was changed, because the list has changed since you opened it. Below is what would change now.';
const FAILED = 'Nothing was changed because of an error. Your rows are still here: try again.';
const TWICE =
  'Nothing was changed: a name appears twice. Tick the box below if these are different people.';

/** Previews what the rows would change. */
async function previewRows(request: OfficeRequest, list: PastedList): Promise<Response> {
  const sent = await readSent(request);
  if (sent === undefined) return tooLargePage(request);
  const isBack = request.url.searchParams.get('edit') === 'rows';
  if (isBack) return rowsPage(request, list, { sent });
  const outcome = await planOf(request, list, sent);
  if (outcome instanceof Response) return outcome;
  return planPage(request, list, { ...outcome, sent });
}

/** Publishes all of them, or none. */
async function applyRowsOf(request: OfficeRequest, list: PastedList): Promise<Response> {
  const { deps, person } = request;
  const sent = await readSent(request);
  if (sent === undefined) return tooLargePage(request);
  const outcome = await planOf(request, list, sent);
  if (outcome instanceof Response) return outcome;
  const { plan, hash } = outcome;
  const again = (text: string, status: number) =>
    planPage(request, list, { ...outcome, sent, refused: { text, status } });
  if (hash !== sent.basedOn) return stalePage(request, list, sent);
  if (plan.twice.length > 0 && !sent.mayRepeat) return again(TWICE, 422);
  const now = deps.now();
  const counts = { added: plan.added.length, changed: plan.changed.length, gone: plan.gone.length };
  const entry = { action: 'content paste', record: `list ${list.list}`, after: counts };
  const apply = { list, plan, hash, by: person.email, agreed: sent.agreed };
  try {
    const isApplied = await audited(request, entry, (tx) => applyPaste(tx, now, apply));
    if (!isApplied) return stalePage(request, list, sent);
  } catch (error) {
    if (error instanceof ChargeChanges) throw error;
    // The transaction was rolled back, and the error page could not carry a form of this size.
    deps.log.error({ err: error }, 'pasted rows could not be applied');
    return again(FAILED, 500);
  }
  const undo = { action: undoPathOf(list), fields: momentField(now) };
  return redirectWithUndo(request, listOf(list).href, 'content-pasted', undo);
}

/** The list has changed since: by this person, if the answer to the first press was lost. */
async function stalePage(request: OfficeRequest, list: PastedList, sent: SentPaste) {
  const outcome = await planOf(request, list, sent);
  if (outcome instanceof Response) return outcome;
  const { added, changed, gone } = outcome.plan;
  const [last] = await listPastes(request.deps.db, list.list);
  const isOwn = last?.by === request.person.email;
  if (isOwn && added.length + changed.length + gone.length === 0) {
    return redirectTo(listOf(list).href, 'content-pasted-before');
  }
  return planPage(request, list, { ...outcome, sent, refused: { text: STALE, status: 409 } });
}

/** The plan, otherwise a page that explains why there is none. */
async function planOf(request: OfficeRequest, list: PastedList, sent: SentPaste) {
  const { deps } = request;
  const { text, choice, isWhole } = sent;
  const refuse = (error: string) => rowsPage(request, list, { sent, error });
  if (!sent.isText) return refuse('This is not a CSV file. In a spreadsheet: File, Save as, CSV.');
  if (Buffer.byteLength(text) > maxBytesOf(list)) {
    return refuse('That is too much at once for this list. Copy fewer rows or columns.');
  }
  const outcome = await planPaste(deps.db, { list, text, choice, isWhole, now: deps.now() });
  if ('refused' in outcome) return refuse(outcome.refused);
  if ('asks' in outcome) return columnsPage(request, list, { ...outcome, sent });
  const { wrong } = outcome.plan;
  if (wrong.length > 0) {
    return wrongPage(request, list, { wrong, rowCount: outcome.rowCount, sent });
  }
  return outcome;
}

/** Before the routes of the records, which would treat these as ids. */
export const pasteRoutes: readonly OfficeRoute[] = pastedLists.flatMap(routesOf);

function routesOf(list: PastedList): OfficeRoute[] {
  const path = pathOf(list);
  const apply = { method: 'POST', path: applyPathOf(list), roles } as const;
  const run = confirmingCharge((request) => applyRowsOf(request, list));
  return [
    { method: 'GET', path, roles, run: (request) => rowsPage(request, list) },
    { method: 'POST', path, roles, upload: true, run: (request) => previewRows(request, list) },
    needsConfirmation(list)
      ? { ...apply, confirm: 'Save the rows', run }
      : { ...apply, upload: true, run },
    {
      method: 'POST',
      path: undoPathOf(list),
      roles,
      ...(needsConfirmation(list) && { confirm: 'Undo the paste' }),
      run: confirmingCharge((request) => undoPasteOf(request, list)),
    },
  ];
}
