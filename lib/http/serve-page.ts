import type { IncomingMessage } from 'node:http';
import { ownerOf } from '@/lib/page-cache/addresses';
import { countLookup } from '@/lib/page-cache/count';
import type { Entry } from '@/lib/page-cache/entry';
import type { Pages } from '@/lib/page-cache/pages';
import { NOT_FOUND } from '@/lib/page-cache/store';
import { renderedPath } from '@/lib/page-cache/variants';
import { areChangesReported } from '@/lib/site-changes/numbers';
import type { Copies } from './copies';
import type { DefaultHeaders } from './default-headers';
import type { FileList } from './file-list';
import { FRAMEWORK_HEADERS } from './framework-headers';
import type { RequestHandler } from './request-handler';
import { forSharedCopies } from './shared-copies';
import { flat, type StoredResponse, sendStored } from './stored-response';

/** The header that Next sends with the 404 page. */
const NEVER_STORED = 'private, no-cache, no-store, max-age=0, must-revalidate';

type Parts = { pages: Pages; files: FileList; copies: Copies; defaults: DefaultHeaders };

/**
 * Serves a stored page without Next. One visitor of a stale page is passed to Next, which sends the
 * stale page and renders a new one in the background.
 */
export function servePage({ pages, files, copies, defaults }: Parts): RequestHandler {
  /** Added later, once it is known whether changes are reported. */
  const prepared = [
    new WeakMap<Entry, StoredResponse>(),
    new WeakMap<Entry, StoredResponse>(),
  ] as const;

  const prepare = (key: string, path: string, entry: Entry): StoredResponse => {
    const known = prepared[areChangesReported() ? 1 : 0];
    const answer = known.get(entry) ?? storedResponse(key, entry, defaults(path));
    known.set(entry, answer);
    return answer;
  };

  return (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const key = keyFor(path, query, request);
    const entry = key && pages.peek(key);
    if (!entry) return false;
    const freshness = pages.freshness(entry);
    if (freshness === 'expired') return false;
    if (freshness === 'stale' && pages.claimRenewal(key)) return false;
    countLookup(freshness === 'fresh' ? 'hit' : 'stale', entry);
    sendStored(request, response, prepare(key, path, entry), copies);
    return true;
  };

  /** All unknown URLs share one stored page. */
  function keyFor(path: string, query: string, { method }: IncomingMessage): string | undefined {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const owner = files.has(path) ? 'next' : ownerOf(path);
    if (owner === 'nobody') return NOT_FOUND;
    return owner === 'store' ? renderedPath(path, query) : undefined;
  }
}

function storedResponse(
  key: string,
  entry: Entry,
  defaults: Readonly<Record<string, string>>,
): StoredResponse {
  const { kind, body, status = 200, headers, lifetime } = entry;
  const own = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !FRAMEWORK_HEADERS.includes(name)),
  );
  const { revalidate, expire } = lifetime;
  const swr = expire === undefined ? '' : `, stale-while-revalidate=${expire - revalidate}`;
  const tag = String(own.etag);
  return {
    status,
    version: `${tag} ${status}`,
    headers: flat({
      ...defaults,
      ...(kind === 'APP_PAGE' && { 'content-type': 'text/html; charset=utf-8' }),
      'cache-control':
        key === NOT_FOUND ? NEVER_STORED : forSharedCopies(`s-maxage=${revalidate}${swr}`, status),
      'x-nextjs-cache': 'HIT',
      ...own,
    }),
    validator: { tag },
    body: Buffer.from(body, kind === 'APP_PAGE' ? 'utf8' : 'base64'),
    isText: true,
  };
}
