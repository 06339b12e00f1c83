import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { limitKeyFor } from '@/contract/limit-key';
import { env } from '@/lib/env';
import { metrics } from '@/lib/metrics/metrics';
import { REDIS_PREFIX, redis } from '@/lib/redis/redis';

/** `points` calls per address within `seconds`. */
export type Limit = { name: string; points: number; seconds: number };

export const perTenMinutes = (name: string, points: number): Limit => ({
  name,
  points,
  seconds: 600,
});

type Limiters = { here: RateLimiterAbstract; shared?: RateLimiterAbstract };

const limiters = new Map<string, Limiters>();

/**
 * Counts a call; returns the seconds to wait if the limit is exceeded. Counts are shared through
 * Redis; without it they are per process.
 */
export async function countCall(limit: Limit, address: string): Promise<number | undefined> {
  const seconds = await count(limit, limitKeyFor(address));
  if (seconds !== undefined) metrics.limited.inc({ limit: limit.name });
  return seconds;
}

async function count(limit: Limit, name: string): Promise<number | undefined> {
  const known = limitersFor(limit);
  const alone = () => consume(known.here, name, limit);
  const client = redis();
  if (!client) return alone();
  return client.run((client) => {
    known.shared ??= new RateLimiterRedis({
      ...optionsOf(limit),
      keyPrefix: `${REDIS_PREFIX}:limit:${limit.name}`,
      storeClient: client,
    });
    return consume(known.shared, name, limit);
  }, alone);
}

async function consume(
  limiter: RateLimiterAbstract,
  name: string,
  { seconds }: Limit,
): Promise<number | undefined> {
  try {
    await limiter.consume(name);
    return undefined;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    // Otherwise the wait would be too long after the clock is set back.
    return Math.min(seconds, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
  }
}

function limitersFor(limit: Limit): Limiters {
  const known = limiters.get(limit.name);
  if (known) return known;
  const here = new RateLimiterMemory({ ...optionsOf(limit), keyPrefix: limit.name });
  const fresh = { here };
  limiters.set(limit.name, fresh);
  return fresh;
}

function optionsOf({ points, seconds }: Limit) {
  return { points: Math.ceil(points * env().RATE_LIMIT_FACTOR), duration: seconds };
}
