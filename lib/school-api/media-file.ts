import { Readable } from 'node:stream';
import { type Dispatcher, request } from 'undici';
import { env } from '@/lib/env';
import { log } from '@/lib/log';

const TIMEOUT_MS = 10_000;
const passedOn = [
  ...['content-type', 'content-length', 'etag', 'last-modified', 'cache-control'],
  ...['accept-ranges', 'content-range'],
];
/** Several parts at once would come back as a type of their own. */
const onePart = /^bytes=\d*-\d*$/;
const allowedTypes = /^(image\/[\w.+-]+|application\/pdf)(;|$)/;

/** Hands a picture or PDF of the school API through, byte by byte as it comes. */
export async function fetchMedia(path: string[], asked: Headers): Promise<Response> {
  if (!path.every(leadsDown)) return none(404);
  const url = `${env().SCHOOL_API_URL}/media/${path.map(encodeURIComponent).join('/')}`;
  try {
    return answer(await request(url, { headers: headersFrom(asked), headersTimeout: TIMEOUT_MS }));
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'media failed');
    return none(502);
  }
}

function none(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

/** No name of a file begins as a step up, or holds another path: some servers would follow it. */
function leadsDown(part: string): boolean {
  return !/^(?:$|\.)|[/\\\p{Cc}]/u.test(part);
}

function headersFrom(asked: Headers): Record<string, string> {
  const { 'if-none-match': etag, range = '', 'if-range': version } = Object.fromEntries(asked);
  return {
    user_id: env().SITE_USER_ID,
    ...(etag && { 'if-none-match': etag }),
    ...(onePart.test(range) && { range, ...(version && { 'if-range': version }) }),
  };
}

function answer({ statusCode, headers, body }: Dispatcher.ResponseData): Response {
  const kept = new Headers({
    'x-content-type-options': 'nosniff',
    // An SVG opened by itself must not be a page of this site.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  for (const name of passedOn) {
    const value = headers[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  if (statusCode === 304 || statusCode === 416) {
    body.resume();
    return new Response(null, { status: statusCode, headers: kept });
  }
  const isPart = statusCode === 206 && kept.has('content-range');
  if (!(statusCode === 200 || isPart) || !allowedTypes.test(kept.get('content-type') ?? '')) {
    body.resume();
    return none(statusCode >= 500 ? 502 : 404);
  }
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
    status: statusCode,
    headers: kept,
  });
}
