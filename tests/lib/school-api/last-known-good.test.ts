import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';

stubApiPerTest();

const video = { id: 1, title: 'Tour', video_link: '' };
const folder = () => path.join(world.dataDir, 'last-known-good');

async function seenOnce() {
  const site = await startSite();
  world.api.answer([video]);
  await site.readCall('videos');
  await site.settled();
  return site;
}

describe('the last good answer', () => {
  it.each([
    ['an error', (): void => world.api.answer({}, 500)],
    ['HTML', (): void => world.api.answer('<html></html>')],
    ['only bad records', (): void => world.api.answer([{ title: {} }, 7])],
    ['a 404 for a list', (): void => world.api.answer({}, 404)],
    ['no connection', (): void => world.api.behave((request) => request.socket.destroy())],
  ])('replaces it, marked as stale, for %s', async (_, fail) => {
    const { readCall } = await seenOnce();
    fail();
    for (let time = 0; time < 2; time += 1) {
      expect(await readCall('videos')).toMatchObject({
        ok: true,
        stale: true,
        data: [{ id: '1' }],
      });
    }
  });

  it('is used after a restart', async () => {
    await seenOnce();
    await world.api.stop();
    const { readCall } = await startSite();
    expect(await readCall('videos')).toMatchObject({ ok: true, stale: true, data: [{ id: '1' }] });
  });

  it('is used while the breaker is open', async () => {
    const { readCall } = await seenOnce();
    await world.api.stop();
    await readCall('alumni');
    expect(await readCall('videos')).toMatchObject({ ok: true, stale: true });
  });

  it('is not shown if the site asks another server', async () => {
    await seenOnce();
    const { readCall } = await startSite({ SCHOOL_API_URL: 'http://127.0.0.1:9' });
    expect((await readCall('videos')).ok).toBe(false);
  });

  it('is not replaced by an older one that arrives later', async () => {
    const { readCall } = await startSite();
    const { setChangeNumbers } = await import('@/lib/site-changes/numbers');
    let answerLate = () => {};
    world.api.behave((_request, response) => {
      answerLate = () => response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    });
    const slow = readCall('videos');
    await vi.waitFor(() => expect(world.api.requests).toHaveLength(1), 10_000);
    setChangeNumbers({ videos: 1 });
    world.api.answer([video]);
    await readCall('videos');
    answerLate();
    await slow;
    world.api.answer({}, 500);
    expect(await readCall('videos')).toMatchObject({ stale: true, data: [{ id: '1' }] });
    setChangeNumbers({});
  });

  it('is replaced by a truly empty list', async () => {
    const { readCall } = await seenOnce();
    world.api.answer([]);
    await readCall('videos');
    world.api.answer({}, 500);
    expect(await readCall('videos')).toMatchObject({ ok: true, stale: true, data: [] });
  });

  it('is stored separately for each page and slug', async () => {
    const { readCall } = await startSite();
    const item = { slug: 'a', title: 'A' };
    world.api.answer({ results: [item], count: 11 });
    await readCall('news-events', { query: { page: 1 } });
    world.api.answer({}, 500);
    expect((await readCall('news-events', { query: { page: 2 } })).ok).toBe(false);
    expect((await readCall('news-event', { params: { slug: 'a' } })).ok).toBe(false);
    expect((await readCall('news-events', { query: { page: 1 } })).ok).toBe(true);
  });

  it('is not stored for pages without content, which anyone may request', async () => {
    const { readCall, settled } = await startSite();
    world.api.answer({ results: [], count: 0 });
    await readCall('news-events', { query: { page: 99_999 } });
    await settled();
    expect(await readdir(folder()).catch(() => [])).toEqual([]);
  });

  it.each([
    ['a 404', {}, 404],
    ['null', 'null', 200],
    ['an empty object', {}, 200],
    ['an empty list', [], 200],
  ])('of a news item is dropped when it is gone with %s', async (_, body, status) => {
    const { readCall, settled } = await startSite();
    const read = () => readCall('news-event', { params: { slug: 'a' } });
    world.api.answer({ slug: 'a', title: 'A' });
    await read();
    world.api.answer(body, status);
    expect(await read()).toMatchObject({ error: { kind: 'http', status: 404 } });
    world.api.answer({}, 500);
    expect(await read()).toMatchObject({ error: { status: 500 } });
    await settled();
    expect(await readdir(folder())).toEqual([]);
  });

  it('is dropped at once, even while the disk is busy', async () => {
    const { settled } = await startSite();
    const { forget, keep, recall } = await import('@/lib/school-api/last-known-good');
    keep('http://school.example.org/a', '{}');
    await settled();
    for (let n = 0; n < 50; n += 1) keep(`http://school.example.org/${n}`, '{}');
    forget('http://school.example.org/a');
    expect(await recall('http://school.example.org/a')).toBeNull();
    await settled();
    expect(await recall('http://school.example.org/a')).toBeNull();
  });

  it('of a news item stays if another item is returned at its address', async () => {
    const { readCall } = await startSite();
    const read = () =>
      readCall('news-event', { params: { slug: 'a' }, fits: ({ slug }) => slug === 'a' });
    world.api.answer({ slug: 'b', title: 'B' });
    expect(await read()).toMatchObject({ ok: true, data: { title: 'B' } });
    world.api.answer({ slug: 'a', title: 'A' });
    await read();
    world.api.answer({ slug: 'b', title: 'B' });
    expect(await read()).toMatchObject({ ok: true, stale: true, data: { title: 'A' } });
  });

  it.each(['', '{"url": 1', '[]', '\u0000\u0000'])(
    'is ignored when its file is damaged (%j)',
    async (content) => {
      await seenOnce();
      for (const name of await readdir(folder()))
        await writeFile(path.join(folder(), name), content);
      world.api.answer({}, 500);
      const { readCall, settled, warn } = await startSite();
      expect((await readCall('videos')).ok).toBe(false);
      expect(warn).toHaveBeenCalledWith(expect.anything(), 'unreadable last good answer ignored');
      await settled();
    },
  );

  it('is validated against the contract again', async () => {
    await seenOnce();
    for (const name of await readdir(folder())) {
      const url = `${world.api.url}/api/videos`;
      await writeFile(path.join(folder(), name), JSON.stringify({ url, text: '{"no": "list"}' }));
    }
    world.api.answer({}, 500);
    const { readCall } = await startSite();
    expect((await readCall('videos')).ok).toBe(false);
  });

  it('works without a writable disk', async () => {
    await writeFile(folder(), 'a file where the folder should be');
    const { readCall, settled } = await startSite();
    world.api.answer([video]);
    expect((await readCall('videos')).ok).toBe(true);
    await settled();
    world.api.answer({}, 500);
    expect(await readCall('videos')).toMatchObject({ ok: true, stale: true });
  });

  it('keeps at most a thousand files', async () => {
    const { settled } = await startSite();
    const { writeFileSoon } = await import('@/lib/school-api/last-known-good-files');
    for (let n = 0; n < 1_060; n += 1) writeFileSoon(`key${n}`, { url: 'u', text: '[]' });
    await settled();
    expect((await readdir(folder())).length).toBeLessThanOrEqual(1_050);
  });
});
