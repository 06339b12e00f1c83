import type { Dispatcher } from 'undici';
import { log } from '@/lib/log';
import { discard } from './body';

/** The limit of the image optimiser. */
const MAX_BYTES = 50_000_000;
/** Used if the school's server sends no Cache-Control. */
const CACHE_CONTROL = 'public, max-age=3600';
const LATER = new Set([408, 425, 429]);
const passedOn = [
  ...['content-type', 'content-length', 'content-encoding', 'etag', 'last-modified'],
  ...['cache-control', 'accept-ranges', 'content-range'],
];
const allowedTypes = new Set([
  ...['image/avif', 'image/bmp', 'image/gif', 'image/heic', 'image/heif', 'image/jpeg'],
  ...['image/jpg', 'image/png', 'image/svg+xml', 'image/tiff', 'image/webp', 'image/x-icon'],
  ...['image/vnd.microsoft.icon', 'application/pdf'],
]);

/** Forwards only pictures and PDFs, with headers that prevent scripts in them. */
export function mediaResponse(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  isHead: boolean,
): Response {
  const kept = new Headers({
    'cache-control': CACHE_CONTROL,
    'x-content-type-options': 'nosniff',
    // An SVG opened directly must not run as a page of this site.
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
  const isAllowed = allowedTypes.has(typeOf(kept)) && !isTooLarge(kept);
  if (!(statusCode === 200 || isPart) || !isAllowed) {
    discard(body);
    return noMedia(statusCode >= 500 || isLater(statusCode) ? 502 : 404);
  }
  // Nobody has checked its content: it is downloaded, not opened as a page of the site.
  if (typeOf(kept) === 'application/pdf') kept.set('content-disposition', 'attachment');
  if (isHead) body.resume();
  return new Response(isHead ? null : limited(body), { status: statusCode, headers: kept });
}

/** A status that implies nothing about the file: too many requests, or too slow ones. */
export const isLater = (status: number): boolean => LATER.has(status);

export function noMedia(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

function typeOf(kept: Headers): string {
  const [type = ''] = (kept.get('content-type') ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

function isTooLarge(kept: Headers): boolean {
  if (Number(kept.get('content-length') ?? 0) <= MAX_BYTES) return false;
  log.warn({ limit: MAX_BYTES }, 'a file of the school is too large');
  return true;
}

/**
 * Limits a body of unknown length. Avoids `Readable.toWeb`, where bytes that arrive after the
 * visitor has gone are an uncaught exception.
 */
function limited(body: Dispatcher.ResponseData['body']): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) return controller.close();
      size += value.byteLength;
      if (size > MAX_BYTES) {
        discard(body);
        throw new Error('file too large');
      }
      controller.enqueue(value);
    },
    cancel: () => discard(body),
  });
}
