import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '@/school-api/app';
import { openFormsApp } from '../school-api/forms/forms-app';

const FILES = ['deploy/prometheus/school.rules.yml', 'deploy/grafana/school.json'];

// Redis appears in the metrics if it is used.
vi.mock('@/lib/redis/redis', () => ({ redis: () => ({ isUp: true }), REDIS_PREFIX: '' }));

const exported = new Set<string>();
const note = (text: string) => {
  for (const [, name = ''] of text.matchAll(/^# TYPE (\S+) /gm)) exported.add(name);
};

beforeAll(async () => {
  const { db, log, forms } = await openFormsApp();
  const watch = {
    isStopping: () => false,
    metricsToken: 'a-token-of-the-alarms',
    isProgram: true,
    disk: { folder: tmpdir(), reserveBytes: 1 },
  };
  const app = createApp({ db, log, mediaFolders: [], forms, watch });
  const headers = { authorization: `Bearer ${watch.metricsToken}` };
  note(await (await app.request('/metrics', { headers })).text());
  await import('@/lib/metrics/metrics');
  await import('@/lib/page-cache/cache');
  const { scrape } = await import('@/lib/metrics/scrape');
  note((await scrape()).body);
});
it.each(FILES)('%s queries only metrics that the programs export', (file) => {
  const names = readFileSync(file, 'utf8').match(/\b(?:site|school|process|nodejs)_[a-z_]+/g) ?? [];
  expect(names.length).toBeGreaterThan(10);
  const unknown = [...new Set(names)].filter((name) => {
    const histogram = name.replace(/_(bucket|count|sum)$/, '');
    return !exported.has(name) && !exported.has(histogram);
  });
  expect(unknown).toEqual([]);
});
