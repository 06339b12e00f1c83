import { page } from '../answer';
import { ownPath } from '../own-site';
import { optionsToProve } from '../people/passkey-options';
import { provePasskey } from '../people/prove-passkey';
import type { OpenRequest, OpenRoute } from '../route';
import { completeSignIn } from './complete';
import { SignInView } from './views';

export const passkeyRoutes: readonly OpenRoute[] = [
  { method: 'POST', path: '/sign-in/passkey/options', roles: [], run: giveOptions },
  { method: 'POST', path: '/sign-in/passkey', roles: [], run: signInByPasskey },
];

async function giveOptions({ deps, site }: OpenRequest): Promise<Response> {
  const given = await optionsToProve(deps.db, null, site, deps.now());
  return Response.json(given, { status: 'refused' in given ? 429 : 200 });
}

async function signInByPasskey(request: OpenRequest): Promise<Response> {
  const { deps, form, site, url } = request;
  const to = ownPath(form.get('to'));
  const asking = { purpose: 'sign-in', personId: null } as const;
  const answer = form.get('passkey') ?? '';
  const proved = await provePasskey(deps.db, answer, asking, { site, now: deps.now() });
  if (proved.refused !== undefined) {
    await request.audit({ action: 'sign-in refused', record: 'by passkey' });
    const body = <SignInView to={to} errors={{ email: proved.refused }} />;
    return page({ url }, { title: 'Sign in', body, status: 422 });
  }
  return completeSignIn(request, proved.personId, { how: 'passkey', to });
}
