import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '@/lib/env';

/** So many calls of one kind from one address within so many seconds. */
export type Limit = { name: string; points: number; seconds: number };

const limiters = new Map<string, RateLimiterMemory>();

/** Counts a call; answers how many seconds to wait when it was one too many. */
export async function tooOften(limit: Limit, address: string): Promise<number | undefined> {
  try {
    await limiterFor(limit).consume(countedAs(address));
    return undefined;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}

function limiterFor({ name, points, seconds }: Limit): RateLimiterMemory {
  const known = limiters.get(name);
  if (known) return known;
  const limiter = new RateLimiterMemory({
    keyPrefix: name,
    points: Math.ceil(points * env().RATE_LIMIT_FACTOR),
    duration: seconds,
  });
  limiters.set(name, limiter);
  return limiter;
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
