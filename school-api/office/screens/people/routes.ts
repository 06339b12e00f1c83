import { rowNumber } from '../../../records';
import { findPerson } from '../../people/people';
import { type OfficeRoute, ROLES, type Role, type Run } from '../../route';
import { onFound } from '../records/missing';
import { endAll, endOne, sendNewLink, setRole, switchOff } from './changes';
import { invite, peoplePage } from './list';
import {
  addOwnPasskey,
  dropPasskey,
  namePasskey,
  newPasskeyPage,
  sendOptions,
  showPasskey,
} from './passkey';
import { showPerson } from './person';
import { chooseMails, showOwn } from './profile';

const withPerson = onFound(
  ({ deps, params }) => findPerson(deps.db, rowNumber(params.id) ?? 0),
  'person',
  { href: '/people', label: 'People' },
);

type Confirm = NonNullable<OfficeRoute['confirm']>;

const of =
  (roles: readonly Role[]) =>
  (method: OfficeRoute['method'], path: string, run: Run, confirm?: Confirm): OfficeRoute => ({
    method,
    path: `/people${path}`,
    roles,
    ...(confirm && { confirm }),
    run,
  });
const everybody = of(ROLES);
const head = of(['head']);

const ownRoutes: readonly OfficeRoute[] = [
  everybody('GET', '/sessions', showOwn),
  everybody('POST', '/sessions/end', (request) => endAll(request)),
  everybody('POST', '/sessions/emails', chooseMails),
  everybody('POST', '/sessions/:session/end', (request) => endOne(request)),
  everybody('GET', '/passkeys/new', (request) => newPasskeyPage(request), true),
  everybody('POST', '/passkeys', addOwnPasskey, 'Add passkey'),
  everybody('POST', '/passkeys/options', sendOptions),
  everybody('GET', '/passkeys/:passkey', showPasskey),
  everybody('POST', '/passkeys/:passkey/name', namePasskey),
  everybody('POST', '/passkeys/:passkey/remove', dropPasskey, 'Remove passkey'),
];

/** The first matching path wins, so fixed words come first. */
export const peopleRoutes: readonly OfficeRoute[] = [
  head('GET', '', (request) => peoplePage(request)),
  ...ownRoutes,
  head('POST', '/invite', invite, 'Send invitation'),
  head('GET', '/:id', withPerson(showPerson)),
  head('POST', '/:id/role', withPerson(setRole), 'Change role'),
  head('POST', '/:id/leave', withPerson(switchOff), 'End access'),
  head('POST', '/:id/link', withPerson(sendNewLink), 'Send a new link'),
  head('POST', '/:id/sessions/end', withPerson(endAll), 'End all sessions'),
  head('POST', '/:id/sessions/:session/end', withPerson(endOne), 'End session'),
];
