import type { Db } from '../../../db';
import { rowNumber } from '../../../records';
import { goTo } from '../../answer';
import { audited } from '../../audit';
import { changeRole, endAccess } from '../../people/change-person';
import { type Invited, sendLink } from '../../people/invite';
import type { Outcome } from '../../people/outcome';
import type { OfficePerson } from '../../people/people';
import { endSession, endSessionsOf } from '../../people/sessions';
import { isRole } from '../../roles';
import type { AuditEntry, OfficeRequest } from '../../route';
import { changeWithAudit } from './change';
import { notFound } from './find';
import { afterInvitation } from './invite';
import { personPage } from './person';

const entryFor = ({ id, email }: OfficePerson) => ({ record: `person ${id}`, person: email });
const pathOf = ({ id }: OfficePerson) => `/people/${id}`;

/** A refused change returns the person's page, with the reason. */
async function change<T>(
  request: OfficeRequest,
  person: OfficePerson,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
  run: (tx: Db) => Promise<Outcome<T>>,
  done: (outcome: T) => Response,
): Promise<Response> {
  const outcome = await changeWithAudit(request, { ...entry, ...entryFor(person) }, run);
  return outcome.refused === undefined
    ? done(outcome)
    : personPage(request, person, outcome.refused);
}

export async function setRole(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const role = request.form.get('role') ?? '';
  if (!isRole(role)) return personPage(request, person, 'Choose one of the roles.');
  if (role === person.role) return goTo(pathOf(person));
  const now = request.deps.now();
  const entry = { action: 'people role', before: { role: person.role }, after: { role } };
  const run = (tx: Db) => changeRole(tx, person.id, role, now);
  return change(request, person, entry, run, () => goTo(pathOf(person), 'role-changed'));
}

export function switchOff(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const now = request.deps.now();
  const entry = { action: 'people leave', before: { role: person.role } };
  const run = (tx: Db) => endAccess(tx, person.id, now);
  return change(request, person, entry, run, () => goTo('/people', 'switched-off'));
}

export function sendNewLink(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const sent = { now: request.deps.now(), origin: request.site.origin };
  const run = (tx: Db) => sendLink(tx, person.id, sent);
  const done = (invited: Invited) => afterInvitation(request, invited);
  return change(request, person, { action: 'people link' }, run, done);
}

export async function endAllOf(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const { session, deps } = request;
  const entry = { action: 'people end sessions', ...entryFor(person) };
  await audited(request, entry, (tx) => endSessionsOf(tx, person.id, deps.now(), session.id));
  return goTo(pathOf(person), 'sessions-ended');
}

export async function endOne(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const id = rowNumber(request.params.session);
  const entry = { action: 'people end session', ...entryFor(person) };
  const of = { now: request.deps.now(), personId: person.id };
  const isEnded =
    id !== undefined && (await audited(request, entry, (tx) => endSession(tx, id, of)));
  return isEnded
    ? goTo(pathOf(person), 'session-ended')
    : notFound(request, 'There is no such session, or it has ended already.');
}
