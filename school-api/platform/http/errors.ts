import type { Context, Hono } from 'hono';
import { isDatabaseDown } from '../is-database-down';
import type { Log } from '../log';
import { ApiError } from './api-error';
import { GrantError } from './grant-error';
import { RateLimitError } from './rate-limit-error';
import type { AppEnv } from './request-log';

const BUSY_SECONDS = '5';
const BUSY = 'We are very busy right now. Please try again in a minute.';

/** Converts errors to the contract's error body; details of unexpected errors go to the log only. */
export function handleErrors(app: Hono<AppEnv>, log: Log) {
  app.notFound((c) => respond(c, new ApiError('not_found', 'Not found.')));
  app.onError((error, c) => {
    if (error instanceof GrantError) {
      const about = { ...error.about, path: c.req.path, requestId: c.get('requestId') };
      log.warn({ event: 'no-grant', ...about }, 'id used without its grant');
    }
    if (error instanceof ApiError) return respond(c, error);
    log.error({ requestId: c.get('requestId'), err: error }, 'request failed');
    if (isDatabaseDown(error)) {
      c.header('retry-after', BUSY_SECONDS);
      return respond(c, new ApiError('unavailable', BUSY));
    }
    return respond(c, new ApiError('internal', 'Something went wrong. Please try again later.'));
  });
}

function respond(c: Context<AppEnv>, error: ApiError) {
  if (error instanceof RateLimitError) c.header('retry-after', String(error.retryAfterSeconds));
  return c.json(error.body(c.get('requestId')), error.status);
}
