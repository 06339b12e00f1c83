import { goTo } from '../answer';
import { sessionCookie, withCookie } from '../cookie';
import { findPerson } from '../people/people';
import { endSession, startSession } from '../people/sessions';
import type { OpenRequest } from '../route';

type How = 'code' | 'passkey' | 'link';

/** Always a new session: one that somebody else has put into this browser ends. */
export async function completeSignIn(
  request: OpenRequest,
  personId: number,
  { how, to }: { how: How; to: string },
): Promise<Response> {
  const { deps, site, client, agent, signedIn } = request;
  const now = deps.now();
  const person = await findPerson(deps.db, personId);
  if (person === undefined) throw new Error('the person who signs in is not there');
  await request.audit({ action: 'sign-in', record: `by ${how}` }, person);
  if (signedIn) await endSession(deps.db, signedIn.session.id, { now });
  const token = await startSession(deps.db, personId, { now, client, agent });
  return withCookie(goTo(to), sessionCookie(site, token));
}
