import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startNginx } from '@/scripts/bench/load-nginx';
import { portOf } from '@/scripts/run/ports.mjs';

test('nginx takes the files of deploy/nginx and passes requests on to the site', async () => {
  const site = createServer((request, response) => {
    response.end(`${request.url} for ${request.headers['x-forwarded-for']}`);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const nginx = await startNginx(folder, [portOf(site)]);
  try {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const response = await fetch(`${nginx.plainUrl}/about`, { headers });
    expect(await response.text()).toBe('/about for 127.0.0.1');
  } finally {
    nginx.stop();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('nginx lets 200 parents behind one address send a form in the same moment', async () => {
  const waiting: ServerResponse[] = [];
  // Nobody is answered before all are there.
  const site = createServer((_, response) => {
    if (waiting.push(response) === 200) for (const one of waiting) one.end('taken');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const nginx = await startNginx(folder, [portOf(site)], { keepLimits: true });
  try {
    const send = async () => {
      const answer = await fetch(`${nginx.plainUrl}/api/send-otp`, { method: 'POST', body: '{}' });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      return answer.text();
    };
    const answers = await Promise.all(Array.from({ length: 200 }, send));
    expect(new Set(answers)).toEqual(new Set(['taken']));
  } finally {
    nginx.stop();
    site.closeAllConnections();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
