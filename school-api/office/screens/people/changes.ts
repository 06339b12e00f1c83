import { goTo } from '../../answer';
import { changeRole, leave } from '../../people/change-person';
import { sendLink } from '../../people/invite';
import type { OfficePerson } from '../../people/people';
import { endSession, endSessionsOf } from '../../people/sessions';
import { isRole } from '../../roles';
import type { OfficeRequest } from '../../route';
import { changeWithAudit } from './change';
import { notFound, readNumber } from './find';
import { afterInvitation } from './invite';
import { personPage } from './person';

const entryFor = ({ id, email }: OfficePerson) => ({ record: `person ${id}`, person: email });
const pathOf = ({ id }: OfficePerson) => `/people/${id}`;

export async function setRole(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const role = request.form.get('role') ?? '';
  if (!isRole(role)) return personPage(request, person, 'Choose one of the roles.');
  if (role === person.role) return goTo(pathOf(person));
  const { db, now } = request.deps;
  const outcome = await changeWithAudit(
    request,
    {
      ...{ action: 'people role', ...entryFor(person) },
      ...{ before: { role: person.role }, after: { role } },
    },
    () => changeRole(db, person.id, role, now()),
  );
  return outcome.refused === undefined
    ? goTo(pathOf(person), 'role-changed')
    : personPage(request, person, outcome.refused);
}

export async function switchOff(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const { db, now } = request.deps;
  const outcome = await changeWithAudit(
    request,
    { action: 'people leave', ...entryFor(person), before: { role: person.role } },
    () => leave(db, person.id, now()),
  );
  return outcome.refused === undefined
    ? goTo('/people', 'switched-off')
    : personPage(request, person, outcome.refused);
}

export async function sendNewLink(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const { db, now } = request.deps;
  const outcome = await changeWithAudit(
    request,
    { action: 'people link', ...entryFor(person) },
    () => sendLink(db, person.id, { now: now(), origin: request.site.origin }),
  );
  return outcome.refused === undefined
    ? afterInvitation(request, outcome)
    : personPage(request, person, outcome.refused);
}

export async function endAllOf(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const { db, now } = request.deps;
  await request.audit({ action: 'people end sessions', ...entryFor(person) });
  await db.transaction((tx) => endSessionsOf(tx, person.id, now(), request.session.id));
  return goTo(pathOf(person), 'sessions-ended');
}

export async function endOneOf(request: OfficeRequest, person: OfficePerson): Promise<Response> {
  const { db, now } = request.deps;
  const id = readNumber(request.params.session);
  await request.audit({ action: 'people end session', ...entryFor(person) });
  const of = { now: now(), personId: person.id };
  const isEnded = id !== undefined && (await db.transaction((tx) => endSession(tx, id, of)));
  return isEnded
    ? goTo(pathOf(person), 'session-ended')
    : notFound(request, 'There is no such session, or it has ended already.');
}
