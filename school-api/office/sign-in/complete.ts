import { knownCookie, sessionCookie, withCookie } from '../cookie';
import { COOKIE_SECONDS, withKnown, writeKnown } from '../known-browser';
import { findPerson, lockActive } from '../people/people';
import { endSession, startSession } from '../people/sessions';
import { redirectTo } from '../response';
import type { OpenRequest } from '../route';
import { officeKeyOrNone } from '../signing';

type SignInMethod = 'code' | 'passkey' | 'link';

/** Always a new session: one planted in this browser by somebody else ends. */
export async function completeSignIn(
  request: OpenRequest,
  personId: number,
  { how, to }: { how: SignInMethod; to: string },
): Promise<Response> {
  const { deps, site, client, agent, signedIn, known } = request;
  const now = deps.now();
  const person = await findPerson(deps.db, personId);
  if (person === undefined) throw new Error('the person signing in does not exist');
  await request.audit({ action: 'sign-in', record: `by ${how}` }, person);
  const token = await deps.db.transaction(async (tx) => {
    if (signedIn) await endSession(tx, signedIn.session.id, { now });
    // A person being switched off at this moment must not get a session that works if they return.
    if (!(await lockActive(tx, personId))) return undefined;
    return startSession(tx, personId, { now, client, agent });
  });
  if (token === undefined) return redirectTo('/sign-in');
  const response = withCookie(redirectTo(to), sessionCookie(site, token));
  const key = officeKeyOrNone(deps, 'known');
  if (key === undefined) return response;
  const value = writeKnown(withKnown(known, personId), now, key);
  return withCookie(response, knownCookie(site, value, COOKIE_SECONDS));
}
