import { expect, it } from 'vitest';
import { Pages } from '@/lib/page-cache/pages';
import { TagTimes } from '@/lib/page-cache/tag-times';
import { pageEntry } from './samples';

const DAY_MS = 24 * 60 * 60_000;
const start = Date.UTC(2026, 10, 10);

const entry = (savedAt: number) => pageEntry('page', { savedAt });

it('renders a page again if it is dated in the future, and keeps the new one', () => {
  const pages = new Pages({ maxBytes: 1e6, now: () => start });
  expect(pages.freshness(entry(start + DAY_MS))).toBe('stale');
  expect(pages.freshness(entry(start))).toBe('fresh');
});

it('refreshes what is revalidated after the clock was set back, and only that', async () => {
  let now = start;
  let theirs: Record<string, number> = {};
  const shared = {
    tags: async () => theirs,
    writeTags: async (times: Readonly<Record<string, number>>) => {
      theirs = { ...theirs, ...times };
    },
  };
  const [here, there] = [new TagTimes(shared, () => now, 0), new TagTimes(shared, () => now, 0)];
  await here.refresh(['news'], now);
  await there.sync();
  now -= DAY_MS;
  expect(there.isAfter(['news'], now)).toBe(false);
  await here.refresh(['news'], now);
  await there.sync();
  expect(there.isAfter(['news'], now - 1)).toBe(true);
  await here.sync();
  expect(here.isAfter(['news'], now - 1)).toBe(true);
});
