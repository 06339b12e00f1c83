import { writeAudit } from './audit';
import { askToConfirm } from './confirm/page';
import { isFromElsewhere } from './cross-site';
import { forgetMenuCounts, menuCounts } from './menu-counts';
import { ownPath } from './own-site';
import { continuePage, forbiddenPage, signedOutPage, tooLargePage } from './pages';
import { isConfirmed } from './people/sessions';
import { redirectTo } from './response';
import type { OfficeRequest, OfficeRoute, OpenRequest, Upload } from './route';
import { sessionGuard } from './session-guard';

/** Runs a route for those permitted; others are refused and the refusal is audited. */
export async function runGuarded(route: OfficeRoute, asked: OpenRequest, request: Request) {
  const { signedIn, url, form } = asked;
  if (signedIn === undefined) {
    if (isFromElsewhere(request)) return continuePage({ url });
    await asked.audit({
      action: 'refused',
      record: `${route.method} ${route.path}, not signed in`,
    });
    if (form.size > 0) return signedOutPage({ url, sent: form });
    return toSignIn(asked, request);
  }
  const { person, session } = signedIn;
  const { role } = person;
  if (!route.roles.includes(role)) {
    await asked.audit({ action: 'refused', record: `${route.method} ${route.path}, as ${role}` });
    return forbiddenPage({ url, person }, asked.deps.db, route.roles);
  }
  if (asked.upload !== undefined && !route.upload) return tooLargePage({ url, person });
  const guard = sessionGuard(asked.deps, signedIn);
  const { agent: _agent, signedIn: _signedIn, known: _known, upload, ...rest } = asked;
  const own: OfficeRequest = {
    ...rest,
    ...(upload && { upload: checkedAtItsEnd(upload, guard.check) }),
    person,
    session,
    requireSession: guard.check,
    deps: { ...asked.deps, db: guard.db },
    counts: await menuCounts(asked.deps, role),
    audit: (entry, db = asked.deps.db) =>
      writeAudit({ ...asked, deps: { ...asked.deps, db } }, entry, person),
  };
  if (route.confirm && !isConfirmed(session, asked.deps.now())) return askToConfirm(own, route);
  const response = await runRoute(route, own, guard.hasEnded);
  if (route.method === 'POST') forgetMenuCounts(asked.deps);
  if (response !== undefined && !guard.hasEnded()) return response;
  const record = `${route.method} ${route.path}, signed out meanwhile`;
  await asked.audit({ action: 'refused', record });
  if (route.method === 'GET') return toSignIn(asked, request);
  return signedOutPage({ url, sent: upload ? undefined : form });
}

/** Reading it to the end re-checks the person's permission. */
function checkedAtItsEnd({ headers, body }: Upload, check: () => Promise<void>): Upload {
  return { headers, body: body?.pipeThrough(new TransformStream({ flush: check })) ?? null };
}

async function runRoute(route: OfficeRoute, request: OfficeRequest, hasEnded: () => boolean) {
  try {
    return await route.run(request);
  } catch (error) {
    if (!hasEnded()) throw error;
  }
}

const toSignIn = (asked: OpenRequest, request: Request) =>
  redirectTo(`/sign-in?to=${encodeURIComponent(backTo(request, asked))}`);

/** After signing in: the page itself, or the one with the form. */
function backTo(request: Request, { url, site }: OpenRequest): string {
  if (request.method === 'GET') return `${url.pathname}${url.search}`;
  const referrer = request.headers.get('referer') ?? '';
  return referrer.startsWith(`${site.origin}/`) ? ownPath(referrer.slice(site.origin.length)) : '/';
}
