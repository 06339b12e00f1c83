import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log';

export type AppEnv = { Variables: { requestId: string } };

const USABLE_ID = /^[\w.-]{8,64}$/;

/** Gives each request an id, the caller's if it is usable, and writes one line when it is answered. */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = USABLE_ID.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    const began = performance.now();
    await next();
    c.header('x-request-id', requestId);
    const ms = Math.round((performance.now() - began) * 10) / 10;
    // The path alone: query values may be a visitor's words.
    log.info(
      { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'request',
    );
  };
}
