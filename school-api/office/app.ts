import { randomUUID } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { type AppEnv, isDatabaseDown, type Log, releaseHeadBody } from '../platform';
import { crossSite } from './cross-site';
import { serveOfficeFile } from './files';
import { readForm } from './form';
import { runGuarded } from './guard';
import { officeHeaders } from './headers';
import { createLimits } from './limits';
import { siteOf } from './own-site';
import { busyPage, errorPage, notFoundPage, tooLargePage, tooManyPage } from './pages';
import { type OfficeEnv, prepare } from './prepare';
import type { OfficeDeps, OfficeRoute, OpenRequest, OpenRoute } from './route';
import { frameRoutes, officeRoutes, openRoutes, pageRedirects } from './routes';

export type Office = Hono<OfficeEnv>;

/** The office without a socket: listener.ts listens, tests call `request`. */
export function createOffice(deps: OfficeDeps): Office {
  const app: Office = new Hono<OfficeEnv>({ strict: false });
  app.use(releaseHeadBody, officeRequestLog(deps.log), officeHeaders);
  app.use(async (c, next) => {
    const site = siteOf(c.req.header('host') ?? '', deps.config.office.url);
    if (site === undefined) return c.text('This is not the address of the office.\n', 421);
    c.set('site', site);
    c.set('url', ownUrl(c.req.url, site.origin));
    // PostgreSQL rejects NUL, so no such address exists.
    return c.req.url.includes('%00') ? notFoundPage(shown(c)) : next();
  });
  app.get('/files/:name', (c) => serveOfficeFile(c.req.param('name')) ?? c.notFound());
  app.use(prepare(deps, createLimits()));
  for (const route of openRoutes) addOpen(app, route);
  for (const route of [...pageRedirects, ...frameRoutes, ...officeRoutes]) addGuarded(app, route);
  app.notFound((c) => notFoundPage(shown(c)));
  app.onError((error, c) => fail(deps.log, error, c));
  return app;
}

function addOpen(app: Office, route: OpenRoute) {
  app.on(route.method, route.path, async (c) => {
    const request = requestOf(c);
    if (request.upload !== undefined) return tooLargePage(shown(c));
    const isTry = route.method === 'POST' && !route.unlimited && request.signedIn === undefined;
    if (isTry && !(await request.limit('tries', attemptKey(request)))) return tooManyPage(shown(c));
    return route.run(request);
  });
}

/** Strangers on the same network must not block a browser known to the office. */
const attemptKey = ({ known, client }: OpenRequest) =>
  known.length > 0 ? `known ${known.join(' ')}` : client;

function addGuarded(app: Office, route: OfficeRoute) {
  app.on(route.method, route.path, (c) => runGuarded(route, requestOf(c), c.req.raw));
}

function requestOf(c: Context<OfficeEnv>): OpenRequest {
  const request = c.get('asked');
  if (request === undefined) throw new Error('an office route runs before its request is prepared');
  return { ...request, params: c.req.param() };
}

/** With the person's frame, if already known. */
function shown(c: Context<OfficeEnv>) {
  const person = c.get('asked')?.signedIn?.person;
  return { url: c.get('url'), ...(person && { person }) };
}

/** Scheme and host are the office's, whatever the connection was. */
function ownUrl(requested: string, origin: string): URL {
  const { pathname, search } = new URL(requested);
  return new URL(`${origin}${pathname}${search}`);
}

async function fail(log: Log, error: unknown, c: Context<OfficeEnv>): Promise<Response> {
  const facts = { requestId: c.get('requestId'), err: error };
  // The client disconnected or was too slow, which is not an error.
  if (c.req.raw.signal.aborted) log.info(facts, 'office request aborted');
  else log.error(facts, 'office request failed');
  const request = { ...shown(c), sent: await sentForm(c) };
  return isDatabaseDown(error) ? busyPage(request) : errorPage(request);
}

/** Not read yet if the database failed at the first query. */
async function sentForm(c: Context<OfficeEnv>): Promise<URLSearchParams | undefined> {
  const { raw } = c.req;
  const { site, url, asked } = c.var;
  if (raw.method !== 'POST' || crossSite(raw, site) !== undefined) return undefined;
  // A file cannot be resubmitted.
  if (asked?.upload !== undefined) return undefined;
  if (raw.bodyUsed) return asked?.form;
  const form = await readForm(raw, url.pathname, 'nobody').catch(() => undefined);
  return form instanceof URLSearchParams ? form : undefined;
}

/**
 * One line per response, with the route in place of the path, since paths contain tokens and ids.
 */
function officeRequestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    const began = performance.now();
    await next();
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const route = matchedRoutes(c).at(-1)?.path ?? '';
    const { method } = c.req;
    log.info({ requestId, office: true, method, route, status: c.res.status, ms }, 'request');
  };
}
