import { goTo } from './answer';
import { writeAudit } from './audit';
import { askToConfirm } from './confirm/ask';
import { isFromElsewhere } from './cross-site';
import { ownPath } from './own-site';
import { continuePage, forbiddenPage, signedOutPage, tooLargePage } from './pages';
import { isConfirmed } from './people/sessions';
import type { OfficeRequest, OfficeRoute, OpenRequest } from './route';

/** Runs a route for those who may; everybody else is refused, and that is written down. */
export async function runGuarded(
  route: OfficeRoute,
  asked: OpenRequest,
  request: Request,
): Promise<Response> {
  const { signedIn, url, form } = asked;
  if (signedIn === undefined) {
    if (isFromElsewhere(request)) return continuePage({ url });
    await asked.audit({
      action: 'refused',
      record: `${route.method} ${route.path}, not signed in`,
    });
    if (form.size > 0) return signedOutPage({ url, sent: form });
    return goTo(`/sign-in?to=${encodeURIComponent(backTo(request, asked))}`);
  }
  const { person, session } = signedIn;
  const { role } = person;
  if (!route.roles.includes(role)) {
    await asked.audit({ action: 'refused', record: `${route.method} ${route.path}, as ${role}` });
    return forbiddenPage({ url, person });
  }
  if (asked.upload !== undefined && !route.upload) return tooLargePage({ url, person });
  const { agent: _agent, signedIn: _signedIn, ...rest } = asked;
  const own: OfficeRequest = {
    ...rest,
    person,
    session,
    audit: (entry) => writeAudit(asked, entry, person),
  };
  if (route.confirm && !isConfirmed(session, asked.deps.now())) return askToConfirm(own, route);
  return route.run(own);
}

/** After signing in: the page itself, or the one on which the form was. */
function backTo(request: Request, { url, site }: OpenRequest): string {
  if (request.method === 'GET') return `${url.pathname}${url.search}`;
  const referrer = request.headers.get('referer') ?? '';
  return referrer.startsWith(`${site.origin}/`) ? ownPath(referrer.slice(site.origin.length)) : '/';
}
