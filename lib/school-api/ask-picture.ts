import { isSiteFile, MEDIA_PATH } from '@/lib/files/site-files';
import type { SourceState } from '@/lib/page-cache/picture-sources';
import { fetchFile, fetchMedia } from './media-file';

/** A visitor waits for it; after that a copy is served as if the school's server were away. */
const TIMEOUT_MS = 1_500;

/**
 * What became of a picture of the school's server that a copy was made of. Files of the release are always
 * there. `tag` as Next stores it: the ETag in base64url, or a hash of the bytes.
 */
export async function askPicture(source: string, tag: string): Promise<SourceState> {
  if (!isSiteFile(source)) return 'there';
  const response = await fetchSource(source, etagIn(tag));
  if (!response) return 'gone';
  const { status, headers } = response;
  await response.body?.cancel();
  if (status >= 500) return 'away';
  if (status === 304) return 'same';
  if (status !== 200) return 'gone';
  const now = headers.get('etag');
  if (now === null) return 'there';
  return Buffer.from(now).toString('base64url') === tag ? 'same' : 'changed';
}

/** Undefined for a path that leads nowhere. */
function fetchSource(source: string, etag: string | undefined): Promise<Response> | undefined {
  const { pathname, search } = new URL(source, 'http://site.invalid');
  const names = decoded(pathname);
  if (!names) return undefined;
  const headers = new Headers(etag ? { 'if-none-match': etag } : {});
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return source.startsWith(MEDIA_PATH)
    ? fetchMedia(names, headers, signal)
    : fetchFile(names, search, headers, signal);
}

/** The parts behind '/media/' or '/files/'. */
function decoded(path: string): string[] | undefined {
  try {
    return path.split('/').slice(2).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function etagIn(tag: string): string | undefined {
  const text = Buffer.from(tag, 'base64url').toString();
  return /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(text) ? text : undefined;
}
