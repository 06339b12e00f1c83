import { createServer, type Server } from 'node:http';
import { expect, test, vi } from 'vitest';
import { startNginx } from '@/scripts/bench/load-nginx';
import { closing } from '../support/closing';
import { listening } from '../support/listening';
import { tempFolder } from '../support/temp-folder';

async function nginxBefore(site: Server) {
  const nginx = await startNginx(tempFolder(), [await listening(site)]);
  closing(() => nginx.stop());
  return nginx;
}

test('nginx does not serve a hidden page, except while no site answers', async () => {
  let shown = true;
  const site = createServer((request, response) => {
    const isItem = request.url === '/news-event/detail/a-day';
    response.statusCode = isItem && !shown ? 404 : 200;
    response.setHeader('cache-control', 's-maxage=1');
    response.end(shown && isItem ? 'A day' : 'Nothing');
  });
  const nginx = await nginxBefore(site);
  const ask = async (path: string) => (await fetch(nginx.plainUrl + path)).text();
  const path = '/news-event/detail/a-day';
  expect(await ask(path)).toBe('A day');
  shown = false;
  const hiddenAt = Date.now();
  // Its copy is older than a second.
  await vi.waitFor(() => expect(Date.now() - hiddenAt).toBeGreaterThan(2_100), {
    timeout: 10_000,
  });
  for (let n = 0; n < 3; n += 1) expect(await ask(path)).toBe('Nothing');
  expect(await ask('/about')).toBe('Nothing');
  site.close();
  site.closeAllConnections();
  await vi.waitFor(async () => expect(await ask('/about')).toBe('Nothing'), { timeout: 10_000 });
  expect(await ask(path)).toBe('Nothing');
});

test('nginx shows no deleted picture, and a cached one as long as allowed while no site responds', async () => {
  const gone = new Set<string>();
  const site = createServer((request, response) => {
    const { url = '' } = request;
    response.statusCode = gone.has(url) ? 404 : 200;
    const age = url.includes('short') ? 1 : 60;
    const kept = `public, max-age=86400, s-maxage=1, stale-if-error=${age}`;
    response.setHeader('cache-control', gone.has(url) ? 'public, max-age=0, s-maxage=1' : kept);
    response.end(gone.has(url) ? 'Nothing' : 'A picture');
  });
  const nginx = await nginxBefore(site);
  const ask = async (path: string) => (await fetch(nginx.plainUrl + path)).text();
  const asha = ['/media/office/asha.webp', '/_next/image?url=asha', '/files/asha.pdf'];
  const hall = ['/media/hall.webp', '/_next/image?url=hall', '/files/hall.pdf'];
  const short = ['/media/short.webp', '/_next/image?url=short'];
  for (const path of [...asha, ...hall, ...short]) expect(await ask(path)).toBe('A picture');
  for (const path of asha) gone.add(path);
  const goneAt = Date.now();
  await vi.waitFor(() => expect(Date.now() - goneAt).toBeGreaterThan(2_100), { timeout: 10_000 });
  for (const path of asha) expect(await ask(path), path).toBe('Nothing');
  site.close();
  site.closeAllConnections();
  await vi.waitFor(() => expect(Date.now() - goneAt).toBeGreaterThan(4_200), { timeout: 10_000 });
  for (const path of asha) expect(await ask(path), path).not.toContain('A picture');
  for (const path of short) expect(await ask(path), path).not.toContain('A picture');
  for (const path of hall) expect(await ask(path), path).toBe('A picture');
});
