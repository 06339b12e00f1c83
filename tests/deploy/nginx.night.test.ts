import { once } from 'node:events';
import { createServer, type RequestListener, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startNginx } from '@/scripts/bench/load-nginx';
import { closing } from '../support/closing';
import { listening } from '../support/listening';
import { tempFolder } from '../support/temp-folder';

const MB = 1024 * 1024;
const OFFICE = 'office.school.example.org';

async function serve(answer: RequestListener) {
  const server = createServer(answer);
  const port = await listening(server);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, stop };
}

async function nginxBefore(site: number, options?: Parameters<typeof startNginx>[2]) {
  const nginx = await startNginx(tempFolder(), [site], options);
  closing(() => nginx.stop());
  return nginx;
}

test('nginx accepts the files of deploy/nginx, and forwards requests to site and school API', async () => {
  const { port } = await serve(({ url, headers }, response) => {
    response.end(`${url} for ${headers['x-forwarded-for'] ?? headers['x-client-ip']}`);
  });
  const { plainUrl, apiUrl } = await nginxBefore(port, { apis: [port] });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  expect(await (await fetch(`${plainUrl}/about`, { headers })).text()).toBe('/about for 127.0.0.1');
  expect(await (await fetch(`${apiUrl}/api/faculty`)).text()).toContain('/api/faculty for');
});

test('nginx forwards the office’s host name to the office, and all others to the site', async () => {
  const named = (name: string) =>
    serve((asked, response) => {
      const { host, 'x-client-ip': client, 'x-forwarded-for': forwarded } = asked.headers;
      response.end([name, host, client, forwarded].join(' '));
    });
  const [site, office] = [await named('site'), await named('office')];
  const { plainUrl } = await nginxBefore(site.port, { office: office.port });
  const ask = async (host: string) => {
    const headers = { host, 'x-client-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' };
    const [response] = await once(request(plainUrl, { headers }).end(), 'response');
    return text(response);
  };
  expect(await ask(OFFICE)).toBe(`office ${OFFICE} 127.0.0.1 `);
  for (const other of ['school.example.org', 'nobody.example', `${OFFICE}.evil.example`]) {
    expect(await ask(other)).toContain(`site ${other}`);
  }
  office.stop();
  // A person who was saving sees what to do.
  expect(await ask(OFFICE)).toContain('may not be saved');
  expect(await ask('school.example.org')).toContain('site ');
});

test('nginx accepts a photograph for the office, and only small bodies elsewhere', async () => {
  const { port } = await serve((asked, response) => {
    asked.resume().once('end', () => response.end('taken'));
  });
  const { plainUrl } = await nginxBefore(port, { office: port });
  const send = async (path: string, bytes: number) => {
    const headers = { host: OFFICE, 'content-length': bytes };
    const sent = request(`${plainUrl}${path}`, { method: 'POST', headers });
    // nginx may respond and close before it has read everything.
    sent.on('error', () => undefined);
    sent.end(Buffer.alloc(bytes));
    const [response] = await once(sent, 'response');
    return text(response);
  };
  const tooMuch = 'more than the office can take';
  const certificates = '/donations/statement/2025-26/certificates';
  const files = [
    '/pictures/new',
    '/pictures/new?kind=document',
    '/pictures/12/replace',
    certificates,
  ];
  for (const path of files) {
    expect(await send(path, 21 * MB), path).toBe('taken');
  }
  for (const path of ['/content/news/12', '/content/results/paste/apply', '/transfers/paste']) {
    expect(await send(path, 2 * MB), path).toBe('taken');
    expect(await send(path, 4 * MB), path).toContain(tooMuch);
  }
  for (const path of [
    '/messages/1/notes',
    '/pictures/12',
    '/pictures/new/x',
    `${certificates}/mail`,
  ]) {
    expect(await send(path, MB), path).toContain(tooMuch);
  }
  expect(await send('/pictures/new', 105 * MB)).toContain(tooMuch);
});

test('nginx lets 200 parents behind one address send a form at the same moment', async () => {
  const waiting: ServerResponse[] = [];
  // Nobody gets a response before all have arrived.
  const { port } = await serve((_, response) => {
    if (waiting.push(response) === 200) for (const one of waiting) one.end('taken');
  });
  const { plainUrl } = await nginxBefore(port, { keepLimits: true });
  const send = async () => {
    const answer = await fetch(`${plainUrl}/api/send-otp`, { method: 'POST', body: '{}' });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return answer.text();
  };
  const answers = await Promise.all(Array.from({ length: 200 }, send));
  expect(new Set(answers)).toEqual(new Set(['taken']));
});
