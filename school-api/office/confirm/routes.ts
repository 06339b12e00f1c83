import { addressKey } from '../../platform';
import { goTo } from '../answer';
import { sessionCookie, withCookie } from '../cookie';
import { ownPath } from '../own-site';
import { ceremonyOf } from '../people/challenges';
import { askCode, proveCode, readCode } from '../people/codes';
import { optionsToProve } from '../people/passkey-options';
import { provePasskey } from '../people/prove-passkey';
import { confirmSession } from '../people/sessions';
import { ROLES } from '../roles';
import type { OfficeRequest, OfficeRoute, Person } from '../route';
import { confirmPage, sendAgainPage } from './ask';
import { CONTINUE, readWish, type Wish } from './wish';

export const confirmRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/confirm', roles: ROLES, run: show },
  { method: 'POST', path: '/confirm/code', roles: ROLES, run: sendCode },
  { method: 'GET', path: '/confirm/code', roles: ROLES, run: () => goTo('/confirm') },
  { method: 'POST', path: '/confirm', roles: ROLES, run: confirmByCode },
  { method: 'POST', path: '/confirm/passkey/options', roles: ROLES, run: giveOptions },
  { method: 'POST', path: '/confirm/passkey', roles: ROLES, run: confirmByPasskey },
];

function show(request: OfficeRequest): Response {
  const to = ownPath(request.url.searchParams.get('to'));
  return confirmPage(request, { method: 'GET', to, act: CONTINUE, fields: [] });
}

const keyOf = ({ id, email }: Person) => ({ id, emailKey: addressKey(email) });

async function sendCode(request: OfficeRequest): Promise<Response> {
  const { deps, form, person, session } = request;
  const wish = readWish(form);
  const asked = { purpose: 'confirm', client: `session ${session.id}` } as const;
  const { refused } = await askCode(deps.db, keyOf(person), asked, deps.now());
  if (refused) return confirmPage(request, wish, { status: 429, isSent: true, error: refused });
  return confirmPage(request, wish, { isSent: true });
}

async function confirmByCode(request: OfficeRequest): Promise<Response> {
  const { deps, form, person } = request;
  const wish = readWish(form);
  const typed = readCode(form);
  if (typed.refused !== undefined) return confirmPage(request, wish, failed(typed.refused));
  const given = { purpose: 'confirm', code: typed.code } as const;
  const proved = await proveCode(deps.db, keyOf(person), given, deps.now());
  if (proved.refused !== undefined) {
    await request.audit({ action: 'confirm refused', record: 'by code' });
    return confirmPage(request, wish, failed(proved.refused));
  }
  return goOn(request, wish, 'by code');
}

async function giveOptions(request: OfficeRequest): Promise<Response> {
  const { deps, person } = request;
  return Response.json(await optionsToProve(deps.db, person, ceremonyOf(request)));
}

async function confirmByPasskey(request: OfficeRequest): Promise<Response> {
  const { deps, form, person } = request;
  const wish = readWish(form);
  const asking = { purpose: 'confirm', personId: person.id } as const;
  const answer = form.get('passkey') ?? '';
  const proved = await provePasskey(deps.db, answer, asking, ceremonyOf(request));
  if (proved.refused !== undefined) {
    await request.audit({ action: 'confirm refused', record: 'by passkey' });
    return confirmPage(request, wish, failed(proved.refused));
  }
  return goOn(request, wish, 'by passkey');
}

const failed = (error: string) => ({ isSent: true, error });

async function goOn(request: OfficeRequest, wish: Wish, record: string): Promise<Response> {
  const { deps, session, site, audit } = request;
  await audit({ action: 'confirm', record });
  const token = await deps.db.transaction((tx) => confirmSession(tx, session.id, deps.now()));
  const response = wish.method === 'GET' ? goTo(wish.to) : sendAgainPage(request, wish);
  return withCookie(response, sessionCookie(site, token));
}
