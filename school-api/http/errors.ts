import type { Context, Hono } from 'hono';
import type { Log } from '../log';
import { ApiError } from './api-error';
import { RateLimitError } from './rate-limit-error';
import type { AppEnv } from './request-log';

/** Converts errors to the contract's error body; details of unexpected errors go to the log only. */
export function handleErrors(app: Hono<AppEnv>, log: Log) {
  app.notFound((c) => respond(c, new ApiError('not_found', 'There is nothing at this address.')));
  app.onError((error, c) => {
    if (error instanceof ApiError) return respond(c, error);
    log.error({ requestId: c.get('requestId'), err: error }, 'request failed');
    return respond(c, new ApiError('internal', 'Something went wrong. Please try again later.'));
  });
}

function respond(c: Context<AppEnv>, error: ApiError) {
  if (error instanceof RateLimitError) c.header('retry-after', String(error.retryAfterSeconds));
  return c.json(error.body(c.get('requestId')), error.status);
}
