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
    const actions = { one: 'sessions end', all: 'sessions end all' };
    return { id: own.id, page: OWN, actions, about: { person: own.email } };
  }
  const { id, email, name } = other;
  const page = { href: `/people/${id}`, label: name };
  const about = { record: `person ${id}`, person: email };
  const actions = { one: 'people end session', all: 'people end sessions' };
  return { id, page, actions, about };
}

export async function endOne(request: OfficeRequest, other?: OfficePerson): Promise<Response> {
  const { id: personId, page, actions, about } = targetOf(request, other);
  const session = rowNumber(request.params.session) ?? 0;
  const of = { now: request.deps.now(), personId };
  const entry = { action: actions.one, ...about };
  const isEnded = await audited(request, entry, (tx) => endSession(tx, session, of));
  if (isEnded) return goTo(page.href, 'session-ended');
  return noSuchRecord(request, 'session', page, 'It may have ended already.');
}

/** Except the one that asks. */
export async function endAll(request: OfficeRequest, other?: OfficePerson): Promise<Response> {
  const { deps, session } = request;
  const { id, page, actions, about } = targetOf(request, other);
  const entry = { action: actions.all, ...about };
  await audited(request, entry, (tx) => endSessionsOf(tx, id, deps.now(), session.id));
  return goTo(page.href, 'sessions-ended');
}
