import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';
import { enhanceSrc } from '@/lib/files/enhance-src';
import type { Copies } from './copies';
import type { DefaultHeaders } from './default-headers';
import type { FileList, KnownFile } from './file-list';
import type { RequestHandler } from './request-handler';
import type { SiteResponse } from './site-response';
import { flat, type StoredResponse, sendStored } from './stored-response';

/** Larger files and range requests are left to Next. */
const MAX_FILE = 1024 * 1024;
const MAX_MEMORY = 32 * 1024 * 1024;

const FOREVER = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const TEXTS = new Set(['.css', '.js', '.json', '.svg']);

const SCRIPT = '/enhance.js';

type Parts = {
  files: FileList;
  copies: Copies;
  defaults: DefaultHeaders;
  /** The address of this build's script. */
  script?: () => string;
};

/**
 * Serves the files of `public/` and of the build. Queries are ignored, so they create no more copies
 * in memory.
 */
export function serveFile({ files, copies, defaults, script = enhanceSrc }: Parts): RequestHandler {
  const answers = new LRUCache<string, StoredResponse>({
    maxSize: MAX_MEMORY,
    sizeCalculation: ({ body }) => body.length + 1024,
  });

  return (request, response) => {
    const { method, headers, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return false;
    const known = files.get(url.split('?', 1)[0] ?? '');
    if (!known || known.size > MAX_FILE || !TYPES[extname(known.path)]) return false;
    // While another release starts, its pages may ask this one.
    const isOther = known.path === SCRIPT && url !== script();
    const key = isOther ? `${SCRIPT}?` : known.path;
    const answer = answers.get(key);
    if (answer) sendStored(request, response, answer, copies);
    else
      void readFile(known.file).then(
        (body) => send(known, body),
        () => fail(response),
      );
    return true;

    function send(known: KnownFile, body: Buffer) {
      const caching = isOther ? 'no-store' : cachingOf(known.path);
      const read = storedResponse(known, body, {
        ...defaults(known.path),
        'cache-control': caching,
      });
      answers.set(key, read);
      if (!response.destroyed) sendStored(request, response, read, copies);
    }
  };
}

/** The file existed at startup, so a new release has replaced the folder. */
function fail(response: SiteResponse): void {
  response.writeHead(404, { 'cache-control': 'no-store' }).end();
}

function storedResponse(
  { path, modified }: KnownFile,
  body: Buffer,
  defaults: Readonly<Record<string, string>>,
): StoredResponse {
  const type = extname(path);
  return {
    status: 200,
    version: `${path} ${modified}`,
    headers: flat({
      ...defaults,
      'content-type': typeOf(path),
      'last-modified': new Date(modified).toUTCString(),
      'accept-ranges': 'bytes',
    }),
    validator: { modified },
    body,
    isText: TEXTS.has(type),
  };
}

function typeOf(path: string): string {
  if (path === '/speculation-rules.json') return 'application/speculationrules+json';
  return TYPES[extname(path)] ?? '';
}

/** Names of the build's files, and the URL of the script, contain a content hash. */
function cachingOf(path: string): string {
  if (path.startsWith('/_next/static/') || path === SCRIPT) return FOREVER;
  return /^\/(?:art|icons|og|photos)\//.test(path) ? DAY : 'public, max-age=0';
}
