import { ROLES } from '../../roles';
import type { OfficeRoute } from '../../route';
import { addOwnPasskey, sendOptions, showNewPasskey } from './add-passkey';
import { endAllOf, endOne, sendNewLink, setRole, switchOff } from './changes';
import { withPerson } from './find';
import { invite } from './invite';
import { showPeople } from './list';
import { chooseMails, endOtherSessions, endOwnSession, showOwn } from './own';
import { dropPasskey, namePasskey, showPasskey } from './passkey';
import { showPerson } from './person';

const head = ['head'] as const;
const post = { method: 'POST', roles: head } as const;

/** Everybody's own sessions and passkeys. */
const ownRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/people/sessions', roles: ROLES, run: showOwn },
  { method: 'POST', path: '/people/sessions/end', roles: ROLES, run: endOtherSessions },
  { method: 'POST', path: '/people/sessions/emails', roles: ROLES, run: chooseMails },
  { method: 'POST', path: '/people/sessions/:session/end', roles: ROLES, run: endOwnSession },
  { method: 'GET', path: '/people/passkeys/new', roles: ROLES, confirm: true, run: showNewPasskey },
  {
    method: 'POST',
    path: '/people/passkeys',
    roles: ROLES,
    confirm: 'Add passkey',
    run: addOwnPasskey,
  },
  { method: 'POST', path: '/people/passkeys/options', roles: ROLES, run: sendOptions },
  { method: 'GET', path: '/people/passkeys/:passkey', roles: ROLES, run: showPasskey },
  { method: 'POST', path: '/people/passkeys/:passkey/name', roles: ROLES, run: namePasskey },
  {
    method: 'POST',
    path: '/people/passkeys/:passkey/remove',
    roles: ROLES,
    confirm: 'Remove passkey',
    run: dropPasskey,
  },
];

/** The first matching path wins, so fixed words come first. */
export const peopleRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/people', roles: head, run: showPeople },
  ...ownRoutes,
  { ...post, path: '/people/invite', confirm: 'Send invitation', run: invite },
  { method: 'GET', path: '/people/:id', roles: head, run: withPerson(showPerson) },
  { ...post, path: '/people/:id/role', confirm: 'Change role', run: withPerson(setRole) },
  { ...post, path: '/people/:id/leave', confirm: 'End access', run: withPerson(switchOff) },
  { ...post, path: '/people/:id/link', confirm: 'Send a new link', run: withPerson(sendNewLink) },
  {
    ...post,
    path: '/people/:id/sessions/end',
    confirm: 'End all sessions',
    run: withPerson(endAllOf),
  },
  {
    ...post,
    path: '/people/:id/sessions/:session/end',
    confirm: 'End session',
    run: withPerson(endOne),
  },
];
