import { Hono } from 'hono';
import { ApiError, fileBody, parseRange } from '../../platform';
import { findFile } from './find-file';
import type { IsWithheld } from './withheld';

const CACHE_CONTROL = 'public, max-age=86400';
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The school's uploads, otherwise the demo's files. */
export function mediaRoutes(folders: readonly string[], isWithheld: IsWithheld) {
  return new Hono().get('/*', async (c) => {
    const { pathname } = new URL(c.req.url);
    const name = pathname.slice(pathname.indexOf('/media/') + 7);
    const found = await findFile(folders, name);
    if (found === undefined || (await isWithheld(name)))
      throw new ApiError('not_found', 'There is no such file.');
    const tag = `"${found.size.toString(36)}-${Math.floor(found.modified.getTime()).toString(36)}"`;
    c.header('cache-control', CACHE_CONTROL);
    c.header('etag', tag);
    c.header('last-modified', found.modified.toUTCString());
    if (matches(c.req.header('if-none-match'), tag)) return c.body(null, 304);
    c.header('accept-ranges', 'bytes');
    const { range, 'if-range': ifRange = tag } = c.req.header();
    // A range of another version would not match what the client has.
    const part =
      ifRange === tag && c.req.method === 'GET' ? parseRange(range, found.size) : undefined;
    if (part === 'unsatisfiable') {
      c.header('content-range', `bytes */${found.size}`);
      return c.body(null, 416);
    }
    const { from, to } = part ?? { from: 0, to: found.size - 1 };
    c.header('content-type', found.type);
    c.header('content-length', String(to - from + 1));
    if (part) c.header('content-range', `bytes ${from}-${to}/${found.size}`);
    c.header('content-security-policy', POLICY);
    // Nobody has checked its content: it is downloaded, not opened as a page of the site.
    if (found.type === 'application/pdf') c.header('content-disposition', 'attachment');
    const bytes = found.size > 0 ? { start: from, end: to } : {};
    return c.body(fileBody(found.file, bytes), part ? 206 : 200);
  });
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(tag);
}
