import { expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';

stubApiPerTest();

it.each([
  ['lacks them has none, and no error', 404, { ok: true, data: null }],
  ['fails is no server without them', 500, { ok: false }],
])('a server that %s', async (_, status, read) => {
  await startSite();
  const { readDisclosures, readFeeHeads } = await import('@/lib/school-api/disclosure');
  world.api.answer({ error: 'x' }, status);
  expect(await readDisclosures()).toMatchObject(read);
  world.api.answer({ error: 'x' }, status);
  expect(await readFeeHeads()).toMatchObject(read);
});
