import { expect, it } from 'vitest';
import { setChangeNumbers } from '@/lib/site-changes/numbers';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';
import { forgetEachTime } from './forget';

forgetEachTime();
stubApiPerTest();

const video = { id: 1, title: 'Hidden since', video_link: '' };

it('a response from before a change is not reused, from memory or from disk', async () => {
  const first = await startSite();
  world.api.answer([video]);
  await first.readCall('videos');
  await first.settled();
  world.api.answer({}, 500);
  expect(await first.readCall('videos')).toMatchObject({ ok: true, stale: true });
  setChangeNumbers({ videos: 3 });
  expect((await first.readCall('videos')).ok).toBe(false);
  const again = await startSite();
  expect((await again.readCall('videos')).ok).toBe(false);
});

it('a response from after it is, and that of another list always was', async () => {
  const site = await startSite();
  setChangeNumbers({ alumni: 9 });
  world.api.answer([video]);
  await site.readCall('videos');
  setChangeNumbers({ alumni: 10, videos: 3 });
  await site.readCall('videos');
  world.api.answer({}, 500);
  expect(await site.readCall('videos')).toMatchObject({ ok: true, stale: true });
  setChangeNumbers({ alumni: 11, videos: 3 });
  expect(await site.readCall('videos')).toMatchObject({ ok: true, stale: true });
});

it('a request started before a change is not shared with one after it', async () => {
  const site = await startSite();
  const waiting: (() => void)[] = [];
  world.api.behave((_request, response) => {
    waiting.push(() => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify([{ ...video, title: `Answer ${waiting.length}` }]));
    });
  });
  const before = site.readCall('videos');
  await expect.poll(() => waiting.length).toBe(1);
  setChangeNumbers({ videos: 3 });
  const after = site.readCall('videos');
  await expect.poll(() => waiting.length).toBe(2);
  for (const answer of waiting) answer();
  await Promise.all([before, after]);
  expect(waiting).toHaveLength(2);
});
