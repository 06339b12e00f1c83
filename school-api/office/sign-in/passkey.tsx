import { page } from '../answer';
import { ownPath } from '../own-site';
import { ceremonyOf } from '../people/challenges';
import { optionsToProve } from '../people/passkey-options';
import { provePasskey } from '../people/prove-passkey';
import type { OpenRequest, OpenRoute } from '../route';
import { completeSignIn } from './complete';
import { SignInView } from './views';

const OPEN = { method: 'POST', roles: [], unlimited: true } as const;

export const passkeyRoutes: readonly OpenRoute[] = [
  { ...OPEN, path: '/sign-in/passkey/options', run: giveOptions },
  { ...OPEN, path: '/sign-in/passkey', run: signInByPasskey },
];

async function giveOptions(request: OpenRequest): Promise<Response> {
  return Response.json(await optionsToProve(request.deps.db, null, ceremonyOf(request)));
}

async function signInByPasskey(request: OpenRequest): Promise<Response> {
  const { deps, form, url } = request;
  const to = ownPath(form.get('to'));
  const asking = { purpose: 'sign-in', personId: null } as const;
  const answer = form.get('passkey') ?? '';
  const proved = await provePasskey(deps.db, answer, asking, ceremonyOf(request));
  if (proved.refused !== undefined) {
    await request.audit({ action: 'sign-in refused', record: 'by passkey' });
    const body = <SignInView to={to} errors={{ email: proved.refused }} />;
    return page({ url }, { title: 'Sign in', body, status: 422 });
  }
  return completeSignIn(request, proved.personId, { how: 'passkey', to });
}
