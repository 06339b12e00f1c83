import { collectDefaultMetrics, register } from 'prom-client';
import { freeBytes } from '@/lib/health/disk';
import { redis } from '@/lib/redis/redis';
import { gauge } from './registry';

export async function scrape(): Promise<{ body: string; type: string }> {
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  const client = redis();
  if (client) gauge('site_redis_up', 'Whether Redis is reachable').set(client.isUp ? 1 : 0);
  const free = await freeBytes().catch(() => 0);
  gauge('site_disk_free_bytes', 'Free space on the disk of SITE_DATA_DIR').set(free);
  return { body: await register.metrics(), type: register.contentType };
}
