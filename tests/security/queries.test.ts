import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { Copies } from '@/lib/http/copies';
import { defaultHeaders } from '@/lib/http/default-headers';
import { listFiles } from '@/lib/http/file-list';
import { canonicalPictureSource } from '@/lib/http/picture-source';
import { serveFile } from '@/lib/http/serve-file';
import { siteResponse } from '@/lib/http/site-response';
import { listening } from '../support/listening';
import { tempFolder } from '../support/temp-folder';

const QUERIES = 300;
const defaults = defaultHeaders({ https: false, policy: true, indexable: true });

async function start(copies: Copies) {
  const folder = tempFolder();
  mkdirSync(join(folder, '.next/static/chunks'), { recursive: true });
  writeFileSync(join(folder, '.next/static/chunks/large.js'), 'let a = 1;\n'.repeat(5000));
  const answer = serveFile({ files: listFiles(folder), copies, defaults });
  const server = createServer({ ServerResponse: siteResponse(defaults) }, (request, response) => {
    if (!answer(request, response)) response.writeHead(404).end();
  });
  return `http://127.0.0.1:${await listening(server)}/_next/static/chunks/large.js`;
}

describe('queries that select nothing', () => {
  it('create one copy of a file, however many there are', async () => {
    const copies = new Copies(48 * 1024 * 1024);
    const of = vi.spyOn(copies, 'of');
    const url = await start(copies);
    const ask = async (n: number) => {
      const answer = await fetch(`${url}?x=${n}`, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      return answer.status;
    };
    for (let n = 0; n < QUERIES; n += 50) {
      const statuses = await Promise.all(Array.from({ length: 50 }, (_, m) => ask(n + m)));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    expect(of).toHaveBeenCalledTimes(QUERIES);
    expect(new Set(of.mock.calls.map(([version, encoding]) => `${encoding} ${version}`)).size).toBe(
      1,
    );
  });

  const seen = (url: string) => {
    const request = new IncomingMessage(new Socket());
    request.url = url;
    canonicalPictureSource(request, new ServerResponse(request));
    return request.url;
  };

  it.each(['media', 'art', 'photos'])('create no other picture below /%s/', (name) => {
    const asked = `/_next/image?url=${encodeURIComponent(`/${name}/a b.webp?x=7`)}&w=640&q=75`;
    expect(seen(asked)).toBe(`/_next/image?url=%2F${name}%2Fa%2520b.webp&w=640&q=75`);
  });

  it('create four versions of a picture of the school, however many there are', () => {
    const asked = (query: string) => `/_next/image?url=%2Ffiles%2Fa.jpg${query}&w=640&q=75`;
    const made = Array.from({ length: QUERIES }, (_, n) => seen(asked(`%3Fv%3D${n}`)));
    const all = [0, 1, 2, 3].map((n) => asked(`%3Fv%3D${n}`));
    expect([...new Set(made)]).toEqual([...all, asked('')]);
    expect(seen(asked('%3Fv%3D2'))).toBe(asked('%3Fv%3D2'));
  });

  it.each([
    '/photos/%68all.webp',
    '/photos/hal%6C.webp',
    '/photos/hall.webp#1',
    '/photos/./hall.webp',
    '/photos//hall.webp',
    '/photos/1/../hall.webp',
    '/media/../photos/hall.webp?x=7',
  ])('create no other picture with another spelling: %s', (written) => {
    const asked = (source: string) => `/_next/image?url=${encodeURIComponent(source)}&w=640&q=75`;
    expect(seen(asked(written))).toBe(asked('/photos/hall.webp'));
  });

  it.each([
    '/_next/image?url=%2Fmedia%2F%25E0%25A4%25A.webp&w=640&q=75',
    '/_next/image?url=%2F%2Fevil.example.org%2Fmedia%2Fa%3Fx&w=640&q=75',
    '/_next/image?url=%2Fmedia%2Fa.webp&w=640&q=75',
    '/_next/image?url=%2Ffiles%2Fa%3Fid%3D7&w=640&q=75',
    '/_next/image?url=https%3A%2F%2Fevil.example.org%2Fmedia%2Fa%3Fx&w=640&q=75',
    '/_next/image',
    '/media/a.webp?x=7',
  ])('are kept where they may select, and elsewhere: %s', (url) => {
    expect(seen(url)).toBe(url);
  });
});
