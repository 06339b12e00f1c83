import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startRedis } from '../scripts/run/redis';
import { type Answer, json, newsOnly, startFakeApi } from './support/fake-api';
import { newFolder, type Running, startSite } from './support/programs';

const HOUR = 60 * 60_000;
const jpeg = readFileSync('public/og/home.jpg');
const file = '/media/office/asha-1f.jpg';
const scaled = `/_next/image?url=${encodeURIComponent(file)}&w=640&q=75`;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

function school({
  status = 200,
  withheld = [] as string[],
  age = 'max-age=31536000',
} = {}): Answer {
  const pictures = withheld.map(hash);
  const version = hash(withheld.join());
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://school');
    if (pathname === '/api/content-changes')
      json({ tags: {}, withheld: version })(request, response);
    else if (pathname === '/api/withheld-pictures') json({ version, pictures })(request, response);
    else if (pathname !== file) newsOnly('A bell')(request, response);
    else if (status !== 200) response.writeHead(status).end();
    else if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else {
      const headers = { 'content-type': 'image/jpeg', etag: '"1"', 'cache-control': age };
      response.writeHead(200, headers).end(jpeg);
    }
  };
}

const statusOf = async (site: Running, path = scaled) => {
  const response = await fetch(site.url + path, { headers: { accept: 'image/webp' } });
  await response.arrayBuffer();
  return response.status;
};
const copiesIn = (data: string) => readdirSync(join(data, 'pictures'));

function makeOlder(data: string, ms: number): void {
  for (const name of copiesIn(data)) {
    const path = join(data, 'pictures', name);
    const bytes = readFileSync(path);
    const end = bytes.indexOf('\n');
    const head = JSON.parse(bytes.toString('utf8', 0, end));
    const line = JSON.stringify({ ...head, madeAt: head.madeAt - ms });
    writeFileSync(path, Buffer.concat([Buffer.from(line), bytes.subarray(end)]));
  }
}

test('a scaled copy is served while its source is unavailable, but not once it is gone', async () => {
  test.setTimeout(120_000);
  const api = await startFakeApi(school());
  const data = newFolder('withdrawn');
  const site = await startSite({ apiUrl: api.url, dataDir: data });
  const first = await fetch(site.url + scaled, { headers: { accept: 'image/webp' } });
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toContain('max-age=86400, s-maxage=30');
  makeOlder(data, 25 * HOUR);
  const again = await fetch(site.url + scaled, { headers: { accept: 'image/webp' } });
  expect([again.status, again.headers.get('x-nextjs-cache')]).toEqual([200, 'HIT']);
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));

  // Copies are on the disk by then; a graceful stop would wait for pages that are being rendered.
  await site.kill();
  api.answer(school({ status: 503 }));
  const next = await startSite({ apiUrl: api.url, dataDir: data });
  expect([await statusOf(next), await statusOf(next, file)]).toEqual([200, 502]);
  await next.kill();

  api.answer(school({ status: 404 }));
  const last = await startSite({ apiUrl: api.url, dataDir: data });
  // A source that responds late counts as unavailable.
  await expect.poll(() => statusOf(last), { timeout: 40_000 }).toBe(404);
  await expect.poll(() => copiesIn(data)).toEqual([]);
  await last.kill();
  await api.close();
});

for (const shared of [false, true]) {
  const title = `a picture that is withdrawn is gone from all sites ${shared ? 'with' : 'without'} Redis`;
  test(title, { tag: '@night' }, async () => {
    test.setTimeout(120_000);
    const redis = shared ? await startRedis() : undefined;
    const env = redis && { REDIS_URL: redis.url, ALTCHA_HMAC_KEY: 'a-key-of-the-browser-tests' };
    const api = await startFakeApi(school());
    const folders = [newFolder('withdrawn'), newFolder('withdrawn')];
    const sites = await Promise.all(
      folders.map((dataDir) => startSite({ apiUrl: api.url, dataDir, env })),
    );
    for (const site of sites) expect(await statusOf(site)).toBe(200);
    expect(folders.map((folder) => copiesIn(folder).length)).toEqual([1, 1]);

    api.answer(school({ status: 404, withheld: [file] }));
    for (const [index, site] of sites.entries()) {
      await expect.poll(() => copiesIn(folders[index] ?? ''), { timeout: 30_000 }).toEqual([]);
      expect(await statusOf(site)).toBe(404);
    }
    await api.close();
    // Also while the server is down.
    for (const site of sites) expect(await statusOf(site)).toBeGreaterThanOrEqual(400);
    for (const site of sites) await site.stop();
    await redis?.stop();
  });
}
