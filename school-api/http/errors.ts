import type { Context, Hono } from 'hono';
import type { Log } from '../log';
import { RateLimited } from './rate-limited';
import { Refusal } from './refusal';
import type { AppEnv } from './request-log';

/** Every failure leaves in the contract's shape; what happened inside stays in the log. */
export function answerErrors(app: Hono<AppEnv>, log: Log) {
  app.notFound((c) => answer(c, new Refusal('not_found', 'There is nothing at this address.')));
  app.onError((error, c) => {
    if (error instanceof Refusal) return answer(c, error);
    log.error({ requestId: c.get('requestId'), err: error }, 'request failed');
    return answer(c, new Refusal('internal', 'Something went wrong. Please try again later.'));
  });
}

function answer(c: Context<AppEnv>, refusal: Refusal) {
  if (refusal instanceof RateLimited) c.header('retry-after', String(refusal.retryAfterSeconds));
  return c.json(refusal.body(c.get('requestId')), refusal.status);
}
