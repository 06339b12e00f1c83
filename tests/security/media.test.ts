import { expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';

stubApiPerTest();

/** Decoded segments after /media/, as the framework passes them. */
const paths = [
  ['..', 'api', 'form-controls'],
  ['..', '..', 'outbox'],
  ['a', '..', '..', 'api', 'form-controls'],
  ['.', '..', 'healthz'],
  ['', '..', 'healthz'],
  ['../api/form-controls'],
  ['..\\api\\form-controls'],
  ['..%2fapi'],
  ['..;', 'api', 'form-controls'],
  ['.env'],
  ['a.webp?x=../../api'],
  ['a.webp#x'],
  ['@evil.example.org', 'a'],
  ['http://evil.example.org/a'],
];

it.each(paths)(
  'no path of a picture leads out of the school’s pictures: %s %s %s',
  async (...path) => {
    await startSite();
    const { fetchMedia } = await import('@/lib/school-api/media-file');
    world.api.behave((_, response) =>
      response.writeHead(200, { 'content-type': 'image/webp' }).end(),
    );
    await fetchMedia(
      path.filter((part) => part !== undefined),
      new Request('http://site.invalid'),
    );
    for (const { url } of world.api.requests) {
      expect(new URL(String(url), 'http://school').pathname).toMatch(/^\/media\/[^/]/);
      // Also for a server that decodes again.
      expect(decodeURIComponent(String(url))).not.toMatch(/\/\./);
    }
  },
);

it.each(['text/html', 'application/javascript', 'image', 'text/html; image/png', ''])(
  'no page comes as a picture: %s',
  async (type) => {
    await startSite();
    const { fetchMedia } = await import('@/lib/school-api/media-file');
    world.api.behave((_, response) => {
      response.writeHead(200, { 'content-type': type }).end('<script>');
    });
    const response = await fetchMedia(['a'], new Request('http://site.invalid'));
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  },
);

it('a drawing that is opened by itself runs nothing', async () => {
  await startSite();
  const { fetchMedia } = await import('@/lib/school-api/media-file');
  world.api.behave((_, response) => {
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'set-cookie': 'a=1' }).end('<svg/>');
  });
  const response = await fetchMedia(['a.svg'], new Request('http://site.invalid'));
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('set-cookie')).toBeNull();
});
