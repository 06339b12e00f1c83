import { describe, expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';
import { type Handler, startStubApi } from '../lib/school-api/stub-api';

stubApiPerTest();

type Asked = { query?: string; headers?: Record<string, string> };

/** The answer to /files/ with these decoded segments. */
async function ask(path: string[], { query = '', headers = {} }: Asked = {}) {
  await startSite();
  const { fetchFile } = await import('@/lib/school-api/media-file');
  return fetchFile(path, query, new Request('http://site.invalid', { headers }));
}

const png = { 'content-type': 'image/png' };

const sendPicture: Handler = (_, response) => response.writeHead(200, png).end('png');

/** A server with a picture at every URL: only the site can refuse. */
const pictureEverywhere = () => world.api.behave(sendPicture);

const asked = () => world.api.requests.map(({ url }) => url);

describe('a file of the school’s server, wherever it is', () => {
  it('is served through the site, unable to run anything', async () => {
    pictureEverywhere();
    const response = await ask(['wp content', 'फूल+1.png']);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('png');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...png,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect(decodeURIComponent(String(asked()[0]))).toBe('/wp content/फूल+1.png');
  });

  it.each([
    ...[['api', 'form-controls'], ['API', 'a.png'], ['api'], ['api.', 'a.png'], ['api;x', 'a.png']],
    ...[['metrics'], ['healthz'], ['readyz'], ['outbox', '1'], ['sandbox', 'control']],
    ...[
      ['a', '..', 'api', 'x'],
      ['a', '.', 'b.png'],
      ['..', 'api'],
      ['', 'api'],
      ['a', '', 'b'],
    ],
    ...[['..\\api'], ['a/../../api'], ['a', '..%2f..%2fapi'], ['x%2f..%2f..%2fapi'], ['x%5capi']],
    ...[['.env'], ['a', '.git', 'config'], ['a\u0000.png'], ['//evil.example.org', 'a.png']],
  ])('does not expose the school server’s calls: %s %s %s %s', async (...path) => {
    pictureEverywhere();
    const response = await ask(path.filter((name) => name !== undefined));
    expect(response.status).toBe(404);
    expect(asked()).toEqual([]);
  });

  it('has one address: the media folder has its own', async () => {
    pictureEverywhere();
    expect((await ask(['media', 'a.png'])).status).toBe(404);
    expect(asked()).toEqual([]);
  });

  it.each(['?id=5', '?id=5&v=2', '?1699999999'])('may be selected by %s', async (query) => {
    pictureEverywhere();
    expect((await ask(['picture'], { query })).status).toBe(200);
    expect(asked()).toEqual([`/picture${query}`]);
  });

  it.each([
    ...['?url=http://10.0.0.1/', '?src=..%2f..%2fetc', '?a=b@c', '?next=//evil.example.org'],
    ...['?token=abc', '?Api-Key=abc', '?id=5&signature=abc', `?a=${'b'.repeat(65)}`],
    '?a=1&b=2&c=3&d=4&e=5',
  ])('carries no address and no secret along: %s', async (query) => {
    pictureEverywhere();
    expect((await ask(['picture'], { query })).status).toBe(404);
    expect(asked()).toEqual([]);
  });

  it('forwards nothing of the visitor but the requested version and range', async () => {
    pictureEverywhere();
    const wanted = {
      'if-none-match': '"1"',
      'if-modified-since': 'Thu, 01 Oct 2026 10:00:00 GMT',
      range: 'bytes=0-1',
      'if-range': '"1"',
    };
    await ask(['a.png'], {
      headers: {
        ...wanted,
        cookie: 'user_id=me; session=1',
        authorization: 'Basic eDp4',
        user_id: 'me',
        'x-forwarded-for': '203.0.113.1',
        referer: 'https://example.org/',
        'x-a': '1',
      },
    });
    const { host: _, connection: __, ...sent } = world.api.requests[0]?.headers ?? {};
    expect(sent).toEqual({
      ...wanted,
      user_id: 'site',
      accept: 'image/*, application/pdf',
      'accept-encoding': 'identity',
    });
  });

  it.each([
    ...['application/json', 'text/html', 'application/javascript', 'text/plain', 'image', ''],
    ...['text/html; image/png', 'image/png2', 'application/octet-stream', 'application/xml'],
  ])('is a picture or a PDF, never %s', async (type) => {
    world.api.behave((_, response) => {
      response.writeHead(200, { 'content-type': type, 'set-cookie': 'a=1' }).end('{"name":"Asha"}');
    });
    const response = await ask(['applications', '12']);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });

  it.each(['image/svg+xml', 'IMAGE/JPEG', 'application/pdf; charset=binary'])(
    'may be %s, without the server’s cookies',
    async (type) => {
      world.api.behave((_, response) => {
        response.writeHead(200, { 'content-type': type, 'set-cookie': 'a=1', 'x-a': '1' }).end('x');
      });
      const response = await ask(['a']);
      expect(response.status).toBe(200);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('x-a')).toBeNull();
    },
  );
});

describe('how long a file is cached', () => {
  it.each([
    [undefined, 'public, max-age=3600'],
    ['public, max-age=60', 'public, max-age=60'],
    ['private, no-store', 'private, no-store'],
  ])('is set by the school’s server, otherwise by the site: %s', async (header, expected) => {
    world.api.behave((_, response) => {
      response.writeHead(200, { ...png, ...(header && { 'cache-control': header }) }).end('png');
    });
    expect((await ask(['a.png'])).headers.get('cache-control')).toBe(expected);
  });

  it('is not set for a missing file', async () => {
    expect((await ask(['a.png'])).headers.get('cache-control')).toBe('no-store');
  });

  it('can be extended by its version only', async () => {
    world.api.behave((_, response) => response.writeHead(304, { etag: '"1"' }).end());
    const response = await ask(['a.png'], { headers: { 'if-none-match': '"1"' } });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe('"1"');
  });
});

describe('a redirect of the school’s server', () => {
  const redirecting = (location: string) =>
    world.api.behave((request, response) => {
      if (request.url === '/old.png') response.writeHead(302, { location }).end();
      else sendPicture(request, response);
    });

  it('is followed to another of its files', async () => {
    redirecting('/storage/new.png?disk_token=abc');
    expect((await ask(['old.png'])).status).toBe(200);
    expect(asked()).toEqual(['/old.png', '/storage/new.png?disk_token=abc']);
  });

  it.each(['/api/applications', '/uploads/../api/x', '/%61pi/x', '/metrics', '//', '/a/.env'])(
    'is not followed to a call: %s',
    async (location) => {
      redirecting(location);
      expect((await ask(['old.png'])).status).toBe(404);
      expect(asked()).toEqual(['/old.png']);
    },
  );

  it('is not followed to another server', async () => {
    const other = await startStubApi();
    other.behave(sendPicture);
    redirecting(`${other.url}/a.png`);
    const { status } = await ask(['old.png']);
    expect(status).toBe(404);
    expect(other.requests).toEqual([]);
  });

  it('is not followed for ever', async () => {
    world.api.behave((request, response) => {
      response.writeHead(302, { location: `${request.url}x` }).end();
    });
    expect((await ask(['old.png'])).status).toBe(404);
    expect(asked()).toHaveLength(3);
  });
});

it('a visitor who leaves in the middle of a file ends its transfer', async () => {
  const closed = new Promise((done) => {
    world.api.behave((_, response) => {
      response.once('close', done).writeHead(200, png);
      for (let sent = 0; sent < 100; sent += 1) response.write(Buffer.alloc(100_000));
    });
  });
  const reader = (await ask(['a.png'])).body?.getReader();
  expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
  await reader?.cancel();
  await closed;
});

describe('a file that is too large', () => {
  const LIMIT = 50_000_000;

  it.each([
    [LIMIT, 200],
    [LIMIT + 1, 404],
  ])('is refused by its length: %i is answered with %i', async (length, status) => {
    world.api.behave((_, response) => {
      response.writeHead(200, { ...png, 'content-length': length }).write('png');
    });
    const response = await ask(['a.png']);
    expect(response.status).toBe(status);
    await response.body?.cancel();
  });

  it('is cut off if it never declares its length', async () => {
    world.api.behave((_, response) => {
      response.writeHead(200, png);
      for (let sent = 0; sent <= LIMIT; sent += 1_000_000) response.write(Buffer.alloc(1_000_000));
      response.end();
    });
    const response = await ask(['a.png']);
    expect(response.status).toBe(200);
    const size = response.arrayBuffer().then((bytes) => bytes.byteLength);
    await expect(size).rejects.toThrow('file too large');
  });
});
