import { markHandled } from '../../../mail';
import { redirectTo } from '../../answer';
import { audited } from '../../audit';
import type { OfficeRequest } from '../../route';
import { missedBy } from './sources/undelivered-mails';

export const HANDLED = '/undelivered/done';

/** The record's history still shows the email, and can send it again. */
export async function handleMissed(request: OfficeRequest): Promise<Response> {
  const { deps, form, person } = request;
  const given = (form.get('mails') ?? '').split(' ').map(Number);
  const missed = (await missedBy(person.role, deps)).map(({ id }) => id);
  const ids = missed.filter((id) => given.includes(id));
  const entry = { action: 'mails done', record: `emails ${ids.join(', ')}` };
  await audited(request, entry, (tx) => markHandled(tx, ids, deps.now()));
  return redirectTo('/', 'mails-handled');
}
