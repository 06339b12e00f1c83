import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startRedis } from '../scripts/run/redis';
import { type Answer, json, newsOnly, startFakeApi } from './support/fake-api';
import { newFolder, startSite } from './support/programs';
import { test } from './support/sites';

const HOUR = 60 * 60_000;
const jpeg = readFileSync('public/og/home.jpg');
const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
const fileOf = (name: string) => `/media/office/${name}.jpg`;
const scaled = (file: string) => `/_next/image?url=${encodeURIComponent(file)}&w=640&q=75`;

/** `status`: of its pictures. */
function school({ status = 200, withheld = [] as string[] } = {}): Answer {
  const pictures = withheld.map(hash);
  const version = hash(withheld.join());
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://school');
    if (pathname === '/api/content-changes')
      json({ tags: {}, withheld: version })(request, response);
    else if (pathname === '/api/withheld-pictures') json({ version, pictures })(request, response);
    else if (!pathname.startsWith('/media/')) newsOnly('A bell')(request, response);
    else if (status !== 200) response.writeHead(status).end();
    else if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else {
      const age = 'max-age=31536000';
      const headers = { 'content-type': 'image/jpeg', etag: '"1"', 'cache-control': age };
      response.writeHead(200, headers).end(jpeg);
    }
  };
}

type Site = { url: string };

async function ask(site: Site, path: string): Promise<Response> {
  const response = await fetch(site.url + path, { headers: { accept: 'image/webp' } });
  await response.arrayBuffer();
  return response;
}
const statusOf = async (site: Site, path: string) => (await ask(site, path)).status;

const copiesIn = (data: string, file: string) =>
  readdirSync(join(data, 'pictures')).filter((name) => name.startsWith(`${hash(file)}.`));

function makeOlder(data: string, file: string, ms: number): void {
  for (const name of copiesIn(data, file)) {
    const path = join(data, 'pictures', name);
    const bytes = readFileSync(path);
    const end = bytes.indexOf('\n');
    const head = JSON.parse(bytes.toString('utf8', 0, end));
    const line = JSON.stringify({ ...head, madeAt: head.madeAt - ms });
    writeFileSync(path, Buffer.concat([Buffer.from(line), bytes.subarray(end)]));
  }
}

test('a scaled copy is served while its source is unavailable, but not once it is gone', async ({
  fake,
}) => {
  // A file for each state of a source, which a site checks once an hour.
  const same = fileOf('same');
  const unavailable = fileOf('unavailable');
  const gone = fileOf('gone');
  fake.api.answer(school());
  const first = await ask(fake, scaled(same));
  expect(first.headers.get('content-type')).toBe('image/webp');
  expect(first.headers.get('cache-control')).toContain('max-age=86400, s-maxage=30');
  for (const file of [same, unavailable, gone]) {
    expect(await statusOf(fake, scaled(file))).toBe(200);
    await expect.poll(() => copiesIn(fake.dataDir, file)).toHaveLength(1);
    makeOlder(fake.dataDir, file, 25 * HOUR);
  }
  const again = await ask(fake, scaled(same));
  expect([again.status, again.headers.get('x-nextjs-cache')]).toEqual([200, 'HIT']);
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));

  fake.api.answer(school({ status: 503 }));
  expect(await statusOf(fake, scaled(unavailable))).toBe(200);
  expect(await statusOf(fake, unavailable)).toBe(502);

  fake.api.answer(school({ status: 404 }));
  // A source that responds late counts as unavailable.
  await expect.poll(() => statusOf(fake, scaled(gone)), { timeout: 40_000 }).toBe(404);
  await expect.poll(() => copiesIn(fake.dataDir, gone)).toEqual([]);
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
    const file = fileOf('asha');
    const copies = () => folders.map((folder) => copiesIn(folder, file).length);
    for (const site of sites) expect(await statusOf(site, scaled(file))).toBe(200);
    expect(copies()).toEqual([1, 1]);

    api.answer(school({ status: 404, withheld: [file] }));
    await expect.poll(copies, { timeout: 30_000 }).toEqual([0, 0]);
    for (const site of sites) expect(await statusOf(site, scaled(file))).toBe(404);
    await api.close();
    // Also while the server is down.
    for (const site of sites) {
      expect(await statusOf(site, scaled(file))).toBeGreaterThanOrEqual(400);
    }
    for (const site of sites) await site.stop();
    await redis?.stop();
  });
}
