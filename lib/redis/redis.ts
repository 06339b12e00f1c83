import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import { oncePerProcess } from '@/lib/once-per-process';
import { type ClientEvent, RedisClient } from './client';
import { connect } from './connect';

/** Prefix of every key of the site. */
export const REDIS_PREFIX = 'school';

/** One client per process; undefined if REDIS_URL is not set. */
export function redis(): RedisClient | undefined {
  const { REDIS_URL, building } = env();
  if (!REDIS_URL || building) return undefined;
  return oncePerProcess(
    'redis',
    isClient,
    () => new RedisClient(connect(REDIS_URL), { log, note }),
  );
}

const note = (outcome: ClientEvent) => metrics.redis.inc({ outcome });

/** Each bundle has its own copy of the class, so `instanceof` would fail. */
function isClient(value: unknown): value is RedisClient {
  return typeof value === 'object' && value !== null && 'run' in value && 'isUp' in value;
}
