import { type Context, Hono } from 'hono';
import { hasBearer } from '@/contract/bearer';
import { ApiError, isLoopback, peerAddress } from '../../platform';
import type { Metrics } from './metrics';

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip', 'x-client-ip'];

/** For Prometheus: requires the token, or without one a direct connection from this machine. */
export function metricsRoutes(metrics: Metrics, token: string | undefined) {
  return new Hono().get('/', async (c) => {
    if (!mayScrape(c, token)) throw new ApiError('not_found', 'Not found.');
    const { body, type } = await metrics.scrape();
    return c.body(body, 200, { 'content-type': type });
  });
}

function mayScrape(c: Context, token: string | undefined): boolean {
  if (token === undefined) {
    const isDirect = FORWARDED.every((name) => c.req.header(name) === undefined);
    return isDirect && isLoopback(peerAddress(c));
  }
  return hasBearer(c.req.raw.headers, token);
}
