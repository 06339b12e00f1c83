import { expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';

stubApiPerTest();

it.each([
  ['lacks them has none, and no error', 404],
  ['fails is no server without them', 500],
])('a server that %s', async (_, status) => {
  await startSite();
  const { readDisclosures, readFeeHeads } = await import('@/lib/school-api/disclosure');
  const { readEvents } = await import('@/lib/school-api/events');
  const lists = [
    [readDisclosures, null],
    [readFeeHeads, null],
    [readEvents, []],
  ] as const;
  for (const [read, none] of lists) {
    world.api.answer({ error: 'x' }, status);
    expect(await read()).toMatchObject(status === 404 ? { ok: true, data: none } : { ok: false });
  }
});
