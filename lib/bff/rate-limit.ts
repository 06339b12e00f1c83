import { isIPv6 } from 'node:net';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { env } from '@/lib/env';
import { metrics } from '@/lib/metrics/metrics';
import { REDIS_PREFIX, redis } from '@/lib/redis/redis';

/** So many calls of one kind from one address within so many seconds. */
export type Limit = { name: string; points: number; seconds: number };

type Limiters = { here: RateLimiterAbstract; shared?: RateLimiterAbstract };

const limiters = new Map<string, Limiters>();

/**
 * Counts a call; answers how many seconds to wait when it was one too many. All instances count
 * together in Redis; without it each counts alone.
 */
export async function tooOften(limit: Limit, address: string): Promise<number | undefined> {
  const seconds = await count(limit, countedAs(address));
  if (seconds !== undefined) metrics.limited.inc({ limit: limit.name });
  return seconds;
}

async function count(limit: Limit, name: string): Promise<number | undefined> {
  const known = limitersFor(limit);
  const alone = () => consume(known.here, name, limit);
  const door = redis();
  if (!door) return alone();
  return door.ask((client) => {
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
    // A clock that was set back would make the wait as long as its step.
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

/** One household has a whole /64 of IPv6 addresses, so it is counted as one. */
function countedAs(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return groups.slice(0, 4).join(':');
}
