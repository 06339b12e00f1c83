import { expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';

stubApiPerTest();

const webp = { 'content-type': 'image/webp' };
const tagOf = (etag: string) => Buffer.from(etag).toString('base64url');
const HASH = 'a'.repeat(43);

async function ask(source = '/media/office/a.webp', tag = tagOf('"1"')) {
  await startSite();
  const { checkPicture } = await import('@/lib/school-api/check-picture');
  return checkPicture(source, tag);
}
const answers = (status: number, headers: Record<string, string> = webp) =>
  world.api.behave((_, response) => response.writeHead(status, headers).end());

it('is the same while the server has this version', async () => {
  answers(304);
  expect(await ask()).toBe('same');
  expect(world.api.requests[0]).toMatchObject({
    url: '/media/office/a.webp',
    headers: { 'if-none-match': '"1"' },
  });
  answers(200, { ...webp, etag: '"1"' });
  expect(await ask()).toBe('same');
});

it('is changed or unchanged by the server’s version headers', async () => {
  answers(200, { ...webp, etag: '"2"' });
  expect(await ask()).toBe('changed');
  answers(200);
  expect(await ask('/files/picture?id=5', HASH)).toBe('unknown');
  expect(world.api.requests.at(-1)?.url).toBe('/picture?id=5');
  expect(world.api.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
  expect(await ask('/photos/gate.webp')).toBe('unknown');
});

it.each([404, 410, 403, 401])('is gone when the server responds %i', async (status) => {
  answers(status);
  expect(await ask()).toBe('gone');
});

it.each([500, 502, 503, 504, 429, 408])('has failed when the server sends %i', async (status) => {
  answers(status);
  expect(await ask()).toBe('failed');
});

it('has failed if a maintenance page replaces it or the server is down', async () => {
  answers(200, { 'content-type': 'text/html' });
  expect(await ask()).toBe('failed');
  answers(302, { location: 'https://elsewhere.example/maintenance' });
  expect(await ask()).toBe('failed');
  await world.api.stop();
  expect(await ask()).toBe('unreachable');
});
