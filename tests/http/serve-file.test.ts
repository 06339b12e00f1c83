import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Copies } from '@/lib/http/copies';
import { listFiles } from '@/lib/http/file-list';
import { serveFile } from '@/lib/http/serve-file';
import { tempFolder } from '../support/temp-folder';
import { serve } from './serve';

const SCRIPT = 'export const verse = "Vraja";\n'.repeat(100);
const MODIFIED = new Date('2026-11-21T08:00:00.400Z');
const NAMED = 'Sat, 21 Nov 2026 08:00:00 GMT';

const root = tempFolder();

function write(path: string, text: string | Buffer): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, MODIFIED, MODIFIED);
}

write('.next/static/chunks/one.js', SCRIPT);
write('public/enhance.js', SCRIPT);
write('public/art/lotus.svg', '<svg/>');
write('public/photos/hall.webp', Buffer.alloc(2000, 1));
write('public/notes.txt', 'Hare');
write('public/speculation-rules.json', '{}');
write('public/large.webp', Buffer.alloc(1024 * 1024 + 1));
write('public/gone.svg', '<svg/>');
write('.next/server/secret.json', '{}');
const files = listFiles(root);
rmSync(join(root, 'public/gone.svg'));
const ask = await serve(
  serveFile({
    files,
    copies: new Copies(1e6),
    defaults: (path) => ({ 'x-default': path }),
    script: () => '/enhance.js?v=this',
  }),
);

it('serves a file of the build, the first time and from memory', async () => {
  for (const _turn of [1, 2]) {
    const path = '/_next/static/chunks/one.js';
    const { status, headers, body } = await ask(`${path}?v=1`, { 'accept-encoding': 'gzip, br' });
    expect(status).toBe(200);
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=UTF-8',
      'last-modified': NAMED,
      vary: 'Accept-Encoding',
      'x-default': path,
    });
  }
});

it('gives each folder of public/ its lifetime and type', async () => {
  const { headers: drawing } = await ask('/art/lotus.svg');
  expect(drawing['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
  const { headers: rules } = await ask('/speculation-rules.json');
  expect(rules['content-type']).toBe('application/speculationrules+json');
  expect(rules['cache-control']).toBe('public, max-age=0');
});

it('lets only the script of its own build be kept', async () => {
  for (const version of ['other', 'this', 'other', 'this']) {
    const { headers } = await ask(`/enhance.js?v=${version}`);
    const kept = version === 'this' ? 'public, max-age=31536000, immutable' : 'no-store';
    expect(headers['cache-control']).toBe(kept);
  }
});

it('does not compress a picture', async () => {
  const { headers, body } = await ask('/photos/hall.webp', { 'accept-encoding': 'br' });
  expect(body).toHaveLength(2000);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
});

it('responds 304 if the file has not changed since', async () => {
  const since = (date: string) => ask('/art/lotus.svg', { 'if-modified-since': date });
  expect((await since(NAMED)).status).toBe(304);
  expect((await since('Sat, 21 Nov 2026 07:59:59 GMT')).status).toBe(200);
});

it('responds to HEAD without the body', async () => {
  const { status, headers, body } = await ask('/art/lotus.svg', {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, '6', 0]);
});

it('responds 404 when a new release has replaced the folder', async () => {
  const { status, headers } = await ask('/gone.svg');
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});

it.each([
  ['a part of a file', '/art/lotus.svg', 'GET', { range: 'bytes=0-1' }],
  ['a large file', '/large.webp', 'GET', {}],
  ['a type that it does not know', '/notes.txt', 'GET', {}],
  ['another method', '/art/lotus.svg', 'POST', {}],
  ['what is not listed', '/art/none.svg', 'GET', {}],
  ['a way out of the folder', '/_next/static/../server/secret.json', 'GET', {}],
  ['an encoded way out', '/_next/static/%2e%2e/server/secret.json', 'GET', {}],
])('leaves %s to the framework', async (_name, path, method, headers: Record<string, string>) => {
  expect((await ask(path, headers, method)).body.toString()).toBe('framework');
});
