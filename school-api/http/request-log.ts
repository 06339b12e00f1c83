import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log';
import type { Metrics } from '../metrics/metrics';

export type AppEnv = { Variables: { requestId: string } };

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

const USABLE_ID = /^[\w.-]{8,64}$/;

/** Asked every few seconds by machines: counted, but not worth a line each. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/** What no route answers, and what only the middlewares saw, has one name. */
function routeOf(c: Context): string {
  const path = matchedRoutes(c).at(-1)?.path ?? '';
  return path === '' || path.endsWith('*') ? 'other' : path;
}

/** Gives each request an id, the caller's if it is usable, and writes one line when it is answered. */
export function requestLog(
  log: Log,
  metrics?: Pick<Metrics, 'observe'>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = USABLE_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    const began = performance.now();
    await next();
    c.header('x-request-id', requestId);
    const seconds = (performance.now() - began) / 1000;
    const { method, path } = c.req;
    const { status } = c.res;
    metrics?.observe(
      { route: routeOf(c), method: METHODS.has(method) ? method : 'other', status },
      seconds,
    );
    if (quiet.has(path)) return;
    const ms = Math.round(seconds * 10_000) / 10;
    // The path alone: query values may be a visitor's words.
    log.info({ requestId, method, path, status, ms }, 'request');
  };
}
