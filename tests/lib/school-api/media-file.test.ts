import { expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';

stubApiPerTest();

async function ask(
  headers: Record<string, string> = {},
  path = ['files', 'fee.pdf'],
  method = 'GET',
) {
  await startSite();
  const { fetchMedia } = await import('@/lib/school-api/media-file');
  return fetchMedia(path, new Request('http://site.invalid', { method, headers }));
}

const pdf = { 'content-type': 'application/pdf', 'accept-ranges': 'bytes' };

it('forwards a file unchanged', async () => {
  world.api.behave((_, response) => response.writeHead(200, { ...pdf, etag: '"1"' }).end('%PDF'));
  const response = await ask();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    ...pdf,
    etag: '"1"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': 'attachment',
  });
  expect(await response.text()).toBe('%PDF');
});

it('forwards HEAD as HEAD, without fetching a body', async () => {
  const methods: unknown[] = [];
  world.api.behave(({ method }, response) => {
    methods.push(method);
    response.writeHead(200, { ...pdf, 'content-length': 4_000_000 }).end();
  });
  const response = await ask({}, ['files', 'fee.pdf'], 'HEAD');
  expect(methods).toEqual(['HEAD']);
  expect(response.headers.get('content-length')).toBe('4000000');
  expect(response.body).toBeNull();
});

it('forwards a range, of the requested version', async () => {
  const part = { ...pdf, 'content-range': 'bytes 1-2/4' };
  world.api.behave((_, response) => response.writeHead(206, part).end('PD'));
  const asked = { range: 'bytes=1-2', 'if-range': '"1"' };
  const response = await ask(asked);
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe('bytes 1-2/4');
  expect(await response.text()).toBe('PD');
  expect(world.api.requests[0]?.headers).toMatchObject(asked);
});

it('answers 416 for a missing range', async () => {
  const none = { 'content-range': 'bytes */4' };
  world.api.behave((_, response) => response.writeHead(416, none).end());
  const response = await ask({ range: 'bytes=9-' });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */4');
});

it.each(['bytes=0-1,3-4', 'bytes=x', 'lines=1-2'])(
  'requests the whole instead of %s',
  async (range) => {
    world.api.behave((_, response) => response.writeHead(200, pdf).end('%PDF'));
    expect((await ask({ range })).status).toBe(200);
    expect(world.api.requests[0]?.headers.range).toBeUndefined();
  },
);

it.each([
  [404, 200, 'text/html'],
  [404, 404, 'application/pdf'],
  [404, 206, 'application/pdf'],
  [502, 500, 'application/pdf'],
])('responds %i to a %i of type %s', async (expected, status, type) => {
  world.api.behave((_, response) => response.writeHead(status, { 'content-type': type }).end('x'));
  expect((await ask()).status).toBe(expected);
});

it.each([
  ...[
    ['..', 'secret.pdf'],
    ['a', '..', '..', 'x'],
    ['', '..', 'x'],
    ['../x'],
    ['..\\x'],
    ['..%2fx'],
  ],
  ...[['..;', 'x'], ['.env'], ['a.webp?x=../../x'], ['http://evil.example.org/a']],
])('asks for nothing outside the folder: %j', async (...path) => {
  expect((await ask({}, path)).status).toBe(404);
  expect(world.api.requests).toEqual([]);
});

it('responds 502 when the server is down', async () => {
  await world.api.stop();
  expect((await ask()).status).toBe(502);
});
