import type { Db } from '../../../db';
import { rowNumber } from '../../../records';
import { audited, changeWithAudit } from '../../audit';
import { changeRole, endAccess } from '../../people/change-person';
import { type Invited, sendLink } from '../../people/invite';
import type { Outcome } from '../../people/outcome';
import type { OfficePerson } from '../../people/people';
import { endSession, endSessionsOf } from '../../people/sessions';
import { redirectTo } from '../../response';
import { type AuditEntry, isRole, type OfficeRequest } from '../../route';
import { noSuchRecord } from '../records/missing';
import { afterInvitation } from './list';
import { personPage } from './person';
import { OWN } from './profile';

const pathOf = ({ id }: OfficePerson) => `/people/${id}`;

/** A refused change returns the person's page, with the reason. */
async function change<T>(
  request: OfficeRequest,
  person: OfficePerson,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
  run: (tx: Db) => Promise<Outcome<T>>,
  done: (outcome: T) => Response,
): Promise<Response> {
  const about = { record: `person ${person.id}`, person: person.email };
  const outcome = await changeWithAudit(request, { ...entry, ...about }, run);
  return outcome.refused === undefined
    ? done(outcome)
    : personPage(request, person, outcome.refused);
}

export async function setRole(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const role = request.form.get('role') ?? '';
  if (!isRole(role)) return personPage(request, person, 'Choose one of the roles.');
  if (role === person.role) return redirectTo(pathOf(person));
  const now = request.deps.now();
  const entry = { action: 'people role', before: { role: person.role }, after: { role } };
  const run = (tx: Db) => changeRole(tx, person.id, role, now);
  return change(request, person, entry, run, () => redirectTo(pathOf(person), 'role-changed'));
}

export function switchOff(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const now = request.deps.now();
  const entry = { action: 'people leave', before: { role: person.role } };
  const run = (tx: Db) => endAccess(tx, person.id, now);
  return change(request, person, entry, run, () => redirectTo('/people', 'switched-off'));
}

export function sendNewLink(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const sent = { now: request.deps.now(), origin: request.site.origin };
  const run = (tx: Db) => sendLink(tx, person.id, sent);
  const done = (invited: Invited) => afterInvitation(request, invited);
  return change(request, person, { action: 'people link' }, run, done);
}

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
  if (isEnded) return redirectTo(page.href, 'session-ended');
  return noSuchRecord(request, 'session', page, 'It may have ended already.');
}

/** Except the one that asks. */
export async function endAll(request: OfficeRequest, other?: OfficePerson): Promise<Response> {
  const { deps, session } = request;
  const { id, page, actions, about } = targetOf(request, other);
  const entry = { action: actions.all, ...about };
  await audited(request, entry, (tx) => endSessionsOf(tx, id, deps.now(), session.id));
  return redirectTo(page.href, 'sessions-ended');
}
