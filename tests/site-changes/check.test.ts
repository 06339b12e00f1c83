import { expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import { siteInstances } from '@/school-api/db/schema/content-changes';
import { sitePolling } from '@/school-api/operations/checks/site';
import { openTestApp } from '../school-api/test-app';

const api = await openTestApp();
const asked = new Date('2026-11-23T09:00:00Z');
const minutesLater = (minutes: number) => new Date(asked.getTime() + minutes * 60_000);

const findings = (now: Date) =>
  sitePolling.run({
    db: api.database.db,
    config: readConfig({ NODE_ENV: 'test' }),
    now: () => now,
    fetch,
    lookUpText: async () => [],
    freeBytes: async () => 1,
    certificateEnd: async () => new Date(),
  });

it('reports a site that has stopped polling, but not one that never polled', async () => {
  expect(await findings(minutesLater(0))).toEqual([]);
  const row = { instance: 'instance-1', applied: {}, seenAt: asked };
  await api.database.db.insert(siteInstances).values(row);
  expect(await findings(minutesLater(9))).toEqual([]);
  expect(await findings(minutesLater(30))).toMatchObject([
    { id: 'site-not-asking', what: expect.stringContaining('30 minutes') },
  ]);
});
