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
      // Even for a server that decodes again.
      expect(decodeURIComponent(String(url))).not.toMatch(/\/\./);
    }
  },
);
