import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log';

export type AppEnv = { Variables: { requestId: string } };

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

const VALID_ID = /^[\w.-]{8,64}$/;

/** Called every few seconds by monitoring: counted, but not logged. */
const unlogged = new Set(['/healthz', '/readyz', '/metrics', '/api/content-changes']);

/** Anyone who knows the rest sees a draft. */
const secret = /^(\/api\/preview\/).+/;

/** Unmatched paths share one label, to bound the number of time series. */
function routeOf(c: Context): string {
  const path = matchedRoutes(c).at(-1)?.path ?? '';
  return path === '' || path.endsWith('*') ? 'other' : path;
}

type Observe = (labels: { route: string; method: string; status: number }, seconds: number) => void;

/** Sets the request id, the caller's if it is valid, and logs each response in one line. */
export function requestLog(log: Log, metrics?: { observe: Observe }): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const header = c.req.header('x-request-id') ?? '';
    const requestId = VALID_ID.test(header) ? header : randomUUID();
    c.set('requestId', requestId);
    const began = performance.now();
    await next();
    c.header('x-request-id', requestId);
    const seconds = (performance.now() - began) / 1000;
    const { method } = c.req;
    const path = c.req.path.replace(secret, '$1…');
    const { status } = c.res;
    metrics?.observe(
      { route: routeOf(c), method: METHODS.has(method) ? method : 'other', status },
      seconds,
    );
    if (unlogged.has(path)) return;
    const ms = Math.round(seconds * 10_000) / 10;
    // Without the query, which may contain personal data.
    log.info({ requestId, method, path, status, ms }, 'request');
  };
}
