import { endedCookie, withCookie } from '../cookie';
import { endSession } from '../people/sessions';
import { redirectTo } from '../response';
import { type OfficeRequest, type OfficeRoute, ROLES } from '../route';

export const signOut: OfficeRoute = { method: 'POST', path: '/sign-out', roles: ROLES, run };

async function run({ deps, session, site, audit }: OfficeRequest): Promise<Response> {
  await audit({ action: 'sign-out' });
  await deps.db.transaction((tx) => endSession(tx, session.id, { now: deps.now() }));
  return withCookie(redirectTo('/sign-in', 'signed-out'), endedCookie(site));
}
