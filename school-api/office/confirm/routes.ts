import { addressKey } from '../../platform';
import { sessionCookie, withCookie } from '../cookie';
import { ownPath } from '../own-site';
import { ceremonyOf } from '../people/challenges';
import { issueCode, readCode, verifyCode } from '../people/codes';
import { authenticationOptions } from '../people/passkey-options';
import { confirmSession } from '../people/sessions';
import { verifyPasskey } from '../people/verify-passkey';
import { redirectTo } from '../response';
import { type OfficeRequest, type OfficeRoute, type Person, ROLES } from '../route';
import { confirmPage, sendAgainPage } from './page';
import { CONTINUE, type Pending, readPending } from './pending';

export const confirmRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/confirm', roles: ROLES, run: show },
  { method: 'POST', path: '/confirm/code', roles: ROLES, run: sendCode },
  { method: 'POST', path: '/confirm', roles: ROLES, run: confirmByCode },
  { method: 'POST', path: '/confirm/passkey/options', roles: ROLES, run: sendOptions },
  { method: 'POST', path: '/confirm/passkey', roles: ROLES, run: confirmByPasskey },
];

function show(request: OfficeRequest): Response {
  const to = ownPath(request.url.searchParams.get('to'));
  return confirmPage(request, { method: 'GET', to, label: CONTINUE, fields: [] });
}

const keyOf = ({ id, email }: Person) => ({ id, emailKey: addressKey(email) });

async function sendCode(request: OfficeRequest): Promise<Response> {
  const { deps, form, person, session } = request;
  const pending = readPending(form);
  const asked = { purpose: 'confirm', client: `session ${session.id}` } as const;
  const { refused } = await issueCode(deps.db, keyOf(person), asked, deps.now());
  if (refused) return confirmPage(request, pending, { status: 429, isSent: true, error: refused });
  return confirmPage(request, pending, { isSent: true });
}

async function confirmByCode(request: OfficeRequest): Promise<Response> {
  const { deps, form, person } = request;
  const pending = readPending(form);
  const entered = readCode(form);
  if (entered.refused !== undefined) return confirmPage(request, pending, failed(entered.refused));
  const given = { purpose: 'confirm', code: entered.code } as const;
  const verified = await verifyCode(deps.db, keyOf(person), given, deps.now());
  if (verified.refused !== undefined) {
    await request.audit({ action: 'confirm refused', record: 'by code' });
    return confirmPage(request, pending, failed(verified.refused));
  }
  return proceed(request, pending, 'by code');
}

async function sendOptions(request: OfficeRequest): Promise<Response> {
  const { deps, person } = request;
  return Response.json(await authenticationOptions(deps.db, person, ceremonyOf(request)));
}

async function confirmByPasskey(request: OfficeRequest): Promise<Response> {
  const { deps, form, person } = request;
  const pending = readPending(form);
  const asking = { purpose: 'confirm', personId: person.id } as const;
  const answer = form.get('passkey') ?? '';
  const verified = await verifyPasskey(deps.db, answer, asking, ceremonyOf(request));
  if (verified.refused !== undefined) {
    await request.audit({ action: 'confirm refused', record: 'by passkey' });
    return confirmPage(request, pending, { error: verified.refused });
  }
  return proceed(request, pending, 'by passkey');
}

const failed = (error: string) => ({ isSent: true, error });

async function proceed(
  request: OfficeRequest,
  pending: Pending,
  record: string,
): Promise<Response> {
  const { deps, session, site, audit } = request;
  await audit({ action: 'confirm', record });
  const token = await deps.db.transaction((tx) => confirmSession(tx, session.id, deps.now()));
  const response =
    pending.method === 'GET' ? redirectTo(pending.to) : sendAgainPage(request, pending);
  return withCookie(response, sessionCookie(site, token));
}
