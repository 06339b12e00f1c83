import { isHandledAt, markHandled, unmarkHandled } from '../../../mail';
import { audited } from '../../audit';
import { momentField, momentIn, redirectWithUndo } from '../../flash';
import { redirectTo } from '../../response';
import type { OfficeRequest } from '../../route';
import { undeliveredFor } from './sources/undelivered-mails';

export const HANDLED = '/undelivered/done';
export const UNHANDLED = `${HANDLED}/undo`;

/** The record's history still shows the email, and can send it again. */
export async function handleUndelivered(request: OfficeRequest): Promise<Response> {
  const { deps, person } = request;
  const ids = chosenFrom(request, await undeliveredFor(person.role, deps));
  const now = deps.now();
  const entry = { action: 'mails done', record: `emails ${ids.join(', ')}` };
  const isDone = await audited(request, entry, (tx) => markHandled(tx, ids, now));
  if (!isDone) return redirectTo('/', 'mails-handled');
  const fields = { mails: ids.join(' '), ...momentField(now) };
  return redirectWithUndo(request, '/', 'mails-handled', { action: UNHANDLED, fields });
}

export async function undoHandled(request: OfficeRequest): Promise<Response> {
  const { deps, form, person } = request;
  const at = momentIn(form);
  const ids = chosenFrom(request, await undeliveredFor(person.role, deps, isHandledAt(at)));
  const entry = { action: 'mails undone', record: `emails ${ids.join(', ')}` };
  const isDone = await audited(request, entry, (tx) => unmarkHandled(tx, ids, at));
  return redirectTo('/', isDone ? 'mails-unhandled' : 'mails-not-unhandled');
}

function chosenFrom({ form }: OfficeRequest, mails: readonly { id: number }[]): number[] {
  const chosen = (form.get('mails') ?? '').split(' ').map(Number);
  return mails.map(({ id }) => id).filter((id) => chosen.includes(id));
}
