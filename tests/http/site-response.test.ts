import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { siteResponse } from '@/lib/http/site-response';
import { listening } from '../support/listening';
import { askPort } from './serve';

const PAGE = `<!DOCTYPE html><p>${'A morning in Vraja. '.repeat(500)}</p>`;
const HTML = { 'content-type': 'text/html; charset=utf-8' };

const INTERNAL = 'rsc, next-router-state-tree, next-router-prefetch';

const answers: Record<string, (response: ServerResponse) => void> = {
  '/page': (response) => answer(response, { ...HTML, etag: 'W/"1"' }, PAGE),
  '/in-pieces': (response) => {
    headers(response, { ...HTML, 'last-modified': 'Sat, 21 Nov 2026 00:00:00 GMT' });
    response.flushHeaders();
    for (const piece of PAGE.match(/.{1,3000}/g) ?? []) response.write(piece);
    response.end();
  },
  '/bodiless': (response) => {
    headers(response, { ...HTML, etag: 'W/"1"' });
    response.end();
  },
  '/untagged': (response) => answer(response, HTML, PAGE),
  '/small': (response) => answer(response, { ...HTML, etag: '"s"' }, 'Hare'),
  '/picture': (response) => answer(response, { 'content-type': 'image/webp', etag: '"p"' }, PAGE),
  '/missing': (response) => {
    response.statusCode = 404;
    answer(response, { ...HTML, etag: 'W/"m"' }, PAGE);
  },
  '/vary-page': (response) => respond(response, { Vary: `${INTERNAL}, Accept-Encoding` }),
  '/vary-bare': (response) => respond(response, { Vary: INTERNAL }),
  '/vary-list': (response) => respond(response, { Vary: ['Origin', INTERNAL] }),
  '/none': (response) => respond(response, {}),
  '/told': (response) =>
    respond(response, {
      'x-nextjs-prerender': '1',
      'x-nextjs-stale-time': '300',
      'x-nextjs-cache': 'HIT',
    }),
  '/huge': (response) => {
    headers(response, { ...HTML, etag: '"h"' });
    for (let piece = 0; piece < 200; piece++) response.write('x'.repeat(10_000));
    response.end('end');
  },
};

const server = createServer({ ServerResponse: siteResponse(() => ({})) }, (asked, response) => {
  answers[asked.url ?? '']?.(response);
});
const port = await listening(server);

describe('the framework’s responses', () => {
  it('vary only by headers that requests keep', async () => {
    expect((await ask('/vary-page', {})).headers.vary).toBe('Accept-Encoding');
    expect((await ask('/vary-bare', {})).headers.vary).toBeUndefined();
    expect((await ask('/vary-list', {})).headers.vary).toBe('Origin');
    expect((await ask('/none', {})).headers.vary).toBeUndefined();
  });

  it('hide from visitors what only the framework reads', async () => {
    const { headers } = await ask('/told', {});
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([
      'x-nextjs-cache',
    ]);
  });
});

describe('a file of the school', () => {
  const kept = async (path: string, header: string | undefined, status = 200) => {
    answers[path] = (response) => {
      response.statusCode = status;
      respond(response, header === undefined ? {} : { 'cache-control': header });
    };
    return (await ask(path, {})).headers['cache-control'];
  };
  const DAY = 'public, max-age=86400, s-maxage=30, stale-if-error=3600';

  it.each(['/media/office/a.webp', '/files/a.pdf?v=2', '/_next/image?url=%2Fmedia%2Fa.webp'])(
    'may be withdrawn: a browser keeps %s for a day, a proxy for half a minute',
    async (path) => {
      expect(await kept(path, 'public, max-age=31536000, immutable')).toBe(DAY);
      expect(await kept(path, 'public, max-age=86400, must-revalidate')).toBe(DAY);
      expect(await kept(path, 'max-age=20, stale-while-revalidate=604800')).toBe(
        'public, max-age=20, s-maxage=20, stale-if-error=3600',
      );
      expect(await kept(path, 'private, no-store')).toBe('no-store');
      expect(await kept(path, undefined, 304)).toContain('max-age=0');
    },
  );

  it('that is gone replaces a proxy’s copy, but a failure does not', async () => {
    expect(await kept('/media/a.webp', 'no-store', 404)).toBe('public, max-age=0, s-maxage=1');
    expect(await kept('/_next/image?url=a', undefined, 404)).toContain('s-maxage=1');
    expect(await kept('/media/a.webp', 'no-store', 502)).toBe('no-store');
  });

  it('is limited to these paths', async () => {
    expect(await kept('/media-day', 'public, max-age=604800')).toBe('public, max-age=604800');
    expect(await kept('/about', undefined)).toBeUndefined();
  });
});

describe('compression', () => {
  it('sends the smallest copy that the browser accepts', async () => {
    const brotli = await ask('/page', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Origin, Accept-Encoding',
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
    const gzip = await ask('/page', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(Number(gzip.headers['content-length'])).toBe(gzip.body.length);
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);
    const plain = await ask('/page', {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Origin, Accept-Encoding');
    expect(plain.body.toString()).toBe(PAGE);
  });

  it('buffers a file’s pieces until it is complete', async () => {
    const { headers, body } = await ask('/in-pieces', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(PAGE);
  });

  it('also tells a HEAD what the response varies by', async () => {
    const { headers, body } = await ask('/bodiless', { 'accept-encoding': 'br' }, 'HEAD');
    expect(headers.vary).toBe('Origin, Accept-Encoding');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.length).toBe(0);
  });

  it('responds 304 to a browser that has the page', async () => {
    const known = await ask('/page', { 'if-none-match': '"0", "1"', 'accept-encoding': 'br' });
    expect([known.status, known.body.length]).toEqual([304, 0]);
    expect(known.headers.etag).toBe('W/"1"');
    const other = await ask('/page', { 'if-none-match': 'W/"2"' });
    expect(other.status).toBe(200);
    const missing = await ask('/missing', { 'if-none-match': 'W/"m"', 'accept-encoding': 'gzip' });
    expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'gzip']);
  });

  it.each(['/untagged', '/small', '/picture', '/huge'])('leaves %s unchanged', async (path) => {
    const { headers, body } = await ask(path, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.length).toBe({ '/small': 4, '/huge': 2_000_003 }[path] ?? PAGE.length);
  });
});

function headers(response: ServerResponse, given: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries({ vary: 'Origin, RSC', ...given })) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

function respond(response: ServerResponse, given: Record<string, string | string[]>): void {
  for (const [name, value] of Object.entries(given)) response.setHeader(name, value);
  response.end('Hare');
}

function answer(response: ServerResponse, given: OutgoingHttpHeaders, body: string): void {
  headers(response, given);
  response.end(body);
}

const ask = (path: string, given: Record<string, string>, method = 'GET') =>
  askPort(port, path, given, method);
