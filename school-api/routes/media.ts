import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { Refusal } from '../http/refusal';
import { findFile } from '../media/find-file';

const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** Pictures and files: what the school uploaded, else what came with the seed. */
export function mediaRoutes(folders: readonly string[]) {
  return new Hono().get('/*', async (c) => {
    const { pathname } = new URL(c.req.url);
    const found = await findFile(folders, pathname.slice(pathname.indexOf('/media/') + 7));
    if (found === undefined) throw new Refusal('not_found', 'There is no such file.');
    const tag = `"${found.size.toString(36)}-${Math.floor(found.modified.getTime()).toString(36)}"`;
    c.header('cache-control', CACHE_CONTROL);
    c.header('etag', tag);
    c.header('last-modified', found.modified.toUTCString());
    if (matches(c.req.header('if-none-match'), tag)) return c.body(null, 304);
    c.header('content-type', found.type);
    c.header('content-length', String(found.size));
    if (c.req.method === 'HEAD') return c.body(null);
    return c.body(Readable.toWeb(createReadStream(found.file)) as ReadableStream<Uint8Array>);
  });
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag);
}
