import { rowNumber } from '../../../records';
import { goTo } from '../../answer';
import { audited } from '../../audit';
import type { OfficePerson } from '../../people/people';
import { endSession, endSessionsOf } from '../../people/sessions';
import type { OfficeRequest } from '../../route';
import { noSuchRecord } from '../records/missing';
import { OWN } from './own';

/** Whose sessions end: one's own, or for the head those of somebody else. */
function targetOf({ person: own }: OfficeRequest, other?: OfficePerson) {
  if (other === undefined) {
    return { id: own.id, page: OWN, action: 'sessions end', about: { person: own.email } };
  }
  const { id, email, name } = other;
  const page = { href: `/people/${id}`, label: name };
  const about = { record: `person ${id}`, person: email };
  return { id, page, action: 'people end session', about };
}

export async function endOne(request: OfficeRequest, other?: OfficePerson): Promise<Response> {
  const { id: personId, page, action, about } = targetOf(request, other);
  const session = rowNumber(request.params.session) ?? 0;
  const of = { now: request.deps.now(), personId };
  const isEnded = await audited(request, { action, ...about }, (tx) => endSession(tx, session, of));
  return isEnded ? goTo(page.href, 'session-ended') : noSuchRecord(request, 'session', page);
}

/** Except the one that asks. */
export async function endAll(request: OfficeRequest, other?: OfficePerson): Promise<Response> {
  const { deps, session } = request;
  const { id, page, action, about } = targetOf(request, other);
  const entry = { action: other ? `${action}s` : `${action} all`, ...about };
  await audited(request, entry, (tx) => endSessionsOf(tx, id, deps.now(), session.id));
  return goTo(page.href, 'sessions-ended');
}
