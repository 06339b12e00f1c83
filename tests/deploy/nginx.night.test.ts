import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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

test('nginx takes the office’s host name to the office, and every other one to the site', async () => {
  const named = (name: string) =>
    createServer((asked, response) => {
      const { host, 'x-client-ip': client, 'x-forwarded-for': forwarded } = asked.headers;
      response.end([name, host, client, forwarded].join(' '));
    }).listen(0, '127.0.0.1');
  const [site, office] = [named('site'), named('office')];
  await Promise.all([once(site, 'listening'), once(office, 'listening')]);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const nginx = await startNginx(folder, [portOf(site)], { office: portOf(office) });
  const ask = async (host: string) => {
    const headers = { host, 'x-client-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' };
    const sent = request(nginx.plainUrl, { headers }).end();
    const [response] = await once(sent, 'response');
    return text(response);
  };
  try {
    const name = 'office.school.example.org';
    expect(await ask(name)).toBe(`office ${name} 127.0.0.1 `);
    for (const other of ['school.example.org', 'nobody.example', `${name}.evil.example`]) {
      expect(await ask(other)).toContain(`site ${other}`);
    }
    office.close();
    office.closeAllConnections();
    // Whoever was saving is told what to do.
    expect(await ask(name)).toContain('may not have been saved');
    expect(await ask('school.example.org')).toContain('site ');
  } finally {
    nginx.stop();
    for (const server of [site, office]) server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('nginx takes a photograph for the office, and little elsewhere', async () => {
  const office = createServer((asked, response) => {
    asked.resume().once('end', () => response.end('taken'));
  }).listen(0, '127.0.0.1');
  await once(office, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const nginx = await startNginx(folder, [portOf(office)], { office: portOf(office) });
  const send = async (path: string, bytes: number) => {
    const headers = { host: 'office.school.example.org', 'content-length': bytes };
    const sent = request(`${nginx.plainUrl}${path}`, { method: 'POST', headers });
    // nginx may answer and close before it has read all.
    sent.on('error', () => undefined);
    sent.end(Buffer.alloc(bytes));
    const [response] = await once(sent, 'response');
    return text(response);
  };
  const MB = 1024 * 1024;
  try {
    for (const path of ['/pictures/new', '/pictures/new?kind=document', '/pictures/12/replace']) {
      expect(await send(path, 21 * MB), path).toBe('taken');
    }
    for (const path of ['/content/news/12', '/content/results/paste/apply']) {
      expect(await send(path, 2 * MB), path).toBe('taken');
      expect(await send(path, 4 * MB), path).toContain('more than the office can take');
    }
    for (const path of ['/messages/1/notes', '/pictures/12', '/pictures/new/x']) {
      expect(await send(path, MB), path).toContain('more than the office can take');
    }
    expect(await send('/pictures/new', 45 * MB)).toContain('more than the office can take');
  } finally {
    nginx.stop();
    office.closeAllConnections();
    office.close();
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
