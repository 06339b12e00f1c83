import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '@/lib/env';
import { passToOffice } from '@/lib/http/pass-to-office';
import { isUpload } from '@/lib/http/request-timeouts';
import { type SiteResponse, siteResponse } from '@/lib/http/site-response';
import { aliasPaths, contractPaths } from '@/lib/page-cache/route-table';
import { officeRoutes } from '@/school-api/office/routes';
import { portOf } from '@/scripts/run/ports.mjs';

const HOST = 'office.school.example.org';
const SITE_HEADERS = { 'content-security-policy': "default-src 'self'", 'x-site': 'yes' };

type Heard = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string };
const rows: Heard[] = [];

/** Echoes what it received; the path selects its behaviour. */
const office = createServer(async (asked, response) => {
  const { method = '', url = '', headers } = asked;
  // A body may be interrupted.
  rows.push({ method, url, headers, body: await text(asked).catch(() => '') });
  if (url === '/never') return;
  if (url === '/broken') return void response.socket?.destroy();
  response.writeHead(url === '/gone' ? 404 : 200, {
    'content-type': 'text/html; charset=utf-8',
    etag: '"one"',
    'content-security-policy': "default-src 'none'",
    'set-cookie': ['__Host-office=secret; Path=/', 'other=1'],
  });
  response.end(`office ${method} ${url}`);
});
let site: ReturnType<typeof createServer>;

beforeAll(async () => {
  await once(office.listen(0, '127.0.0.1'), 'listening');
  const pass = passToOffice({
    url: `https://${HOST}`,
    port: portOf(office),
    trust: { hops: 0 },
  });
  site = createServer(
    { ServerResponse: siteResponse(() => SITE_HEADERS) },
    (asked: IncomingMessage, response: SiteResponse) => {
      if (!pass(asked, response)) response.end('the site');
    },
  );
  await once(site.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  for (const server of [site, office]) {
    server.closeAllConnections();
    server.close();
  }
});

type Asked = { host?: string; method?: string; headers?: Record<string, string>; body?: string };

async function ask(path: string, { host = HOST, method = 'GET', headers = {}, body }: Asked = {}) {
  const sent = request({
    host: '127.0.0.1',
    port: portOf(site),
    path,
    method,
    headers: { ...headers, host },
  });
  sent.end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (response === undefined) throw new Error('no response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const newest = () => rows.at(-1);

describe('a request for the office’s host name', () => {
  it('is answered by the office unchanged, whatever the path', async () => {
    for (const path of ['/', '/about', '/api/send-otp', '/_next/static/x.js?a=1']) {
      const got = await ask(path);
      expect(got.body).toBe(`office GET ${path}`);
      expect(got.headers['content-security-policy']).toBe("default-src 'none'");
      expect(got.headers['x-site']).toBeUndefined();
      expect(got.headers['set-cookie']).toEqual(['__Host-office=secret; Path=/', 'other=1']);
      expect(got.headers['content-encoding']).toBeUndefined();
    }
    expect((await ask('/gone')).status).toBe(404);
  });

  it('carries its form, its cookie and its origin headers', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'a=b' };
    const from = { origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' };
    const headers = { ...form, ...from };
    await ask('/sign-in', { method: 'POST', headers, body: 'email=a%40example.org' });
    expect(newest()).toMatchObject({ method: 'POST', body: 'email=a%40example.org', headers });
  });

  it('has the visitor’s real address, whatever the visitor claims', async () => {
    const forged = { 'x-client-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9', 'x-odd': '1' };
    await ask('/', { headers: forged });
    const { headers } = newest() ?? {};
    expect(headers?.['x-client-ip']).toBe('127.0.0.1');
    expect(headers?.['x-forwarded-for']).toBeUndefined();
    expect(headers?.['x-odd']).toBeUndefined();
  });

  it('is recognised with its scheme’s default port, and in capitals', async () => {
    for (const host of [`${HOST}:443`, HOST.toUpperCase()]) {
      expect((await ask('/', { host })).body).toBe('office GET /');
      expect(newest()?.headers.host).toBe(HOST);
    }
  });
});

describe('any other request', () => {
  it.each([
    'school.example.org',
    '127.0.0.1',
    'localhost',
    `${HOST}.evil.example`,
    `evil-${HOST}`,
    `${HOST}:4100`,
    '',
  ])('for %s stays with the site', async (host) => {
    const before = rows.length;
    for (const path of ['/', '/office', '/sign-in']) {
      expect((await ask(path, { host })).body).toBe('the site');
    }
    expect(rows).toHaveLength(before);
  });
});

it('the site itself serves no page, file or call of the office', () => {
  const own = officeRoutes.map(({ path }) => path).filter((path) => path !== '/');
  expect(own.length).toBeGreaterThan(20);
  const taken = [...contractPaths, ...aliasPaths];
  for (const path of [...own, '/office', '/sign-in', '/confirm']) {
    expect(taken).not.toContain(path);
    expect(existsSync(`app${path}`), path).toBe(false);
  }
});

it.each(officeRoutes.filter(({ upload }) => upload))(
  '$path has the time of an upload',
  ({ path }) => {
    expect(isUpload({ url: path.replaceAll(/:\w+/g, '7') })).toBe(true);
  },
);

describe('an ambiguous request', () => {
  const raw = async (lines: string[]) => {
    const socket = connect(portOf(site), '127.0.0.1');
    socket.end(`${lines.join('\r\n')}\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  };

  it('is refused: a second host name, another server’s address, the body of a GET', async () => {
    const before = rows.length;
    const host = `Host: ${HOST}`;
    expect(await raw(['GET / HTTP/1.1', host, 'Host: school.example.org'])).toContain(' 400 ');
    expect(await raw(['GET http://evil.example/ HTTP/1.1', host])).toContain(' 400 ');
    expect(await raw(['GET / HTTP/1.1', host, 'Content-Length: 3', '', 'abc'])).toContain(' 400 ');
    expect(rows).toHaveLength(before);
  });
});

describe('while the office', () => {
  it('disconnects, the person learns that it may not have been saved', async () => {
    const got = await ask('/broken', { method: 'POST', body: '' });
    expect(got.status).toBe(502);
    expect(got.headers['cache-control']).toBe('no-store');
    expect(got.body).toContain('Your last change may not be saved');
  });

  it('is slow, one address cannot take all slots', async () => {
    const waiting = Array.from({ length: 24 }, () =>
      request({ port: portOf(site), path: '/never', headers: { host: HOST } }),
    );
    const before = rows.length;
    for (const one of waiting) one.on('error', () => undefined).end();
    await expect.poll(() => rows.length).toBe(before + waiting.length);
    const refused = await ask('/');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    for (const one of waiting) one.destroy();
    await expect.poll(async () => (await ask('/')).status).toBe(200);
  });
});

it('forms that never end do not block the office for others', async () => {
  const held = Array.from({ length: 3 * 24 }, (_, n) =>
    request({
      host: '127.0.0.1',
      port: portOf(site),
      path: '/',
      method: 'POST',
      agent: false,
      localAddress: `127.0.1.${1 + (n % 3)}`,
      headers: { host: HOST, 'content-length': '100' },
    }).on('error', () => undefined),
  );
  for (const one of held) one.write('email');
  // As many as there are slots; the first ones were closed again.
  await expect.poll(() => held.filter(({ destroyed }) => destroyed).length).toBe(3 * 24 - 64);
  expect((await ask('/')).status).toBe(200);
  for (const one of held) one.destroy();
});

describe('the variables', () => {
  const given = { SITE_URL: 'https://www.banyan-valley.in', OFFICE_PORT: '4100' };

  it('forward nothing unless both are set', () => {
    expect(parseEnv({}).office).toBeUndefined();
    expect(parseEnv({ OFFICE_PORT: '4100' }).office).toBeUndefined();
    expect(parseEnv({ OFFICE_URL: `https://${HOST}` }).office).toBeUndefined();
    const url = `https://${HOST}`;
    expect(parseEnv({ OFFICE_PORT: '4100', OFFICE_URL: url }).office).toEqual({ url, port: 4100 });
  });

  it('reject an office under the site’s host name', () => {
    const same = {
      ...given,
      SITE_URL: 'http://localhost:3000',
      OFFICE_URL: 'http://localhost:3000',
    };
    expect(() => parseEnv(same)).toThrow('a host name of its own');
  });
});
