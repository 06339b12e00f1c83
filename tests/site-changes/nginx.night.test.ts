import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startNginx } from '@/scripts/bench/load-nginx';
import { portOf } from '@/scripts/run/ports.mjs';

test('nginx does not show a page once more that was hidden, and shows it while no site answers', async () => {
  let shown = true;
  const site = createServer((request, response) => {
    const isItem = request.url === '/news-event/detail/a-day';
    response.statusCode = isItem && !shown ? 404 : 200;
    response.setHeader('cache-control', 's-maxage=1');
    response.end(shown && isItem ? 'A day' : 'Nothing');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const nginx = await startNginx(folder, [portOf(site)]);
  const ask = async (path: string) => (await fetch(nginx.plainUrl + path)).text();
  try {
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
  } finally {
    nginx.stop();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
