import type { DefaultHeaders } from './default-headers';
import type { RequestHandler } from './request-handler';
import { flat } from './stored-response';

/** Slugs of news and albums are case-sensitive. */
const item = /^\/+news-event\/+(detail|albums)\/+([^/]+)\/*$/i;

/** Capitals, percent-encoding, repeated slashes, a trailing slash. */
const untidy = /[A-Z%\\]|\/\/|.\/$/;

/** The canonical URL of a page that was requested under another spelling. */
export function canonicalAddress(url: string, known: ReadonlySet<string>): string | undefined {
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  if (!untidy.test(path)) return undefined;
  const tidy = normalizePath(path, known);
  if (tidy === undefined || tidy === path) return undefined;
  return queryAt < 0 ? tidy : tidy + url.slice(queryAt);
}

function normalizePath(path: string, known: ReadonlySet<string>): string | undefined {
  const [, kind, slug] = item.exec(path) ?? [];
  if (kind && slug) return `/news-event/${kind.toLowerCase()}/${slug}`;
  const plain = decode(path)
    ?.replace(/[\\/]+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
  return plain !== undefined && known.has(plain) ? plain : undefined;
}

function decode(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Redirects a non-canonical URL to the canonical one. */
export function redirectToCanonical(
  paths: readonly string[],
  defaults: DefaultHeaders,
): RequestHandler {
  const known = new Set(paths);
  return (request, response) => {
    const tidy = request.url && canonicalAddress(request.url, known);
    if (!tidy) return false;
    const location = ['location', tidy, 'refresh', `0;url=${tidy}`];
    const body = Buffer.from(tidy);
    const length = ['content-length', String(body.length)];
    response.sendComplete(308, [...flat(defaults(tidy)), ...location, ...length], body);
    return true;
  };
}
