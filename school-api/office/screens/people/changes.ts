import type { Db } from '../../../db';
import { goTo } from '../../answer';
import { changeWithAudit } from '../../audit';
import { changeRole, endAccess } from '../../people/change-person';
import { type Invited, sendLink } from '../../people/invite';
import type { Outcome } from '../../people/outcome';
import type { OfficePerson } from '../../people/people';
import { isRole } from '../../roles';
import type { AuditEntry, OfficeRequest } from '../../route';
import { afterInvitation } from './invite';
import { personPage } from './person';

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
