import { collectDefaultMetrics, register } from 'prom-client';
import { redis } from '@/lib/redis/redis';
import { gauge } from './registry';

/** Everything that was counted, as Prometheus reads it. */
export async function scrape(): Promise<{ body: string; type: string }> {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  const door = redis();
  if (door) gauge('site_redis_up', 'Redis answers').set(door.isUp ? 1 : 0);
  return { body: await register.metrics(), type: register.contentType };
}
