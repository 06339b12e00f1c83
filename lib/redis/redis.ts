import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import { oncePerProcess } from '@/lib/process-memory';
import { connect } from './connect';
import { type DoorEvent, RedisDoor } from './door';

/** Everything that the site keeps there begins so. */
export const REDIS_PREFIX = 'school';

/** What instances share, through one connection a process; nothing where REDIS_URL is not set. */
export function redis(): RedisDoor | undefined {
  const { REDIS_URL, building } = env();
  if (!REDIS_URL || building) return undefined;
  return oncePerProcess('redis', isDoor, () => new RedisDoor(connect(REDIS_URL), { log, note }));
}

const note = (outcome: DoorEvent) => metrics.redis.inc({ outcome });

/** Bundles have copies of the class, so it is known by what it can do. */
function isDoor(value: unknown): value is RedisDoor {
  return typeof value === 'object' && value !== null && 'ask' in value && 'isUp' in value;
}
