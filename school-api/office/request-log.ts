import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv, Log } from '../platform';

/**
 * One line per response, with the route in place of the path, since paths contain tokens and ids.
 */
export function officeRequestLog(log: Log): MiddlewareHandler<AppEnv> {
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
