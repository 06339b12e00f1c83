import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { isLoopback, peerAddress } from '../http/client-address';
import { Refusal } from '../http/refusal';
import type { Metrics } from '../metrics/metrics';

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip', 'x-client-ip'];

/** For Prometheus: with a token who has it, without one this machine alone. Nothing for others. */
export function metricsRoutes(metrics: Metrics, token: string | undefined) {
  return new Hono().get('/', async (c) => {
    if (!mayScrape(c, token)) throw new Refusal('not_found', 'There is nothing at this address.');
    const { body, type } = await metrics.scrape();
    return c.body(body, 200, { 'content-type': type });
  });
}

function mayScrape(c: Context, token: string | undefined): boolean {
  if (token === undefined) {
    const isDirect = FORWARDED.every((name) => c.req.header(name) === undefined);
    return isDirect && isLoopback(peerAddress(c));
  }
  return timingSafeEqual(digest(c.req.header('authorization') ?? ''), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
