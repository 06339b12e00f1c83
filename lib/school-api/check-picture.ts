import { FILES_PATH, isSiteFile, MEDIA_PATH } from '@/lib/files/site-files';
import { log } from '@/lib/log';
import type { SourceState } from '@/lib/page-cache/picture-sources';
import { discard } from './body';
import { getFile } from './media-file';
import { isLater } from './media-response';

/** A visitor is waiting; later requests get a stored copy. */
const TIMEOUT_MS = 1_500;
const PICTURE = /^image\//i;

/**
 * Whether the source of a scaled copy still exists. Files of the release always do. `tag` is as
 * stored by Next: the ETag in base64url, or a hash of the bytes.
 */
export async function checkPicture(source: string, tag: string): Promise<SourceState> {
  if (!isSiteFile(source)) return 'unknown';
  try {
    const etag = etagIn(tag);
    const asked = new Headers(etag ? { 'if-none-match': etag } : {});
    const found = await getFile(pathOf(source), asked, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!found) return 'failed';
    discard(found.body);
    return stateOf(found, tag);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ reason }, 'the source of a picture could not be fetched');
    return 'unreachable';
  }
}

type FileAnswer = NonNullable<Awaited<ReturnType<typeof getFile>>>;

function stateOf({ statusCode: status, headers }: FileAnswer, tag: string): SourceState {
  if (status === 304) return 'same';
  if (status >= 400) return status >= 500 || isLater(status) ? 'failed' : 'gone';
  // A maintenance page instead of the picture.
  if (status !== 200 || !PICTURE.test(String(headers['content-type']))) return 'failed';
  if (typeof headers.etag !== 'string') return 'unknown';
  return Buffer.from(headers.etag).toString('base64url') === tag ? 'same' : 'changed';
}

/** In the form that the site's routes use. */
function pathOf(source: string): string {
  const { pathname, search } = new URL(source, 'http://site.invalid');
  const names = pathname.split('/').slice(2).map(decodeURIComponent).map(encodeURIComponent);
  const [folder, query] = source.startsWith(MEDIA_PATH) ? [MEDIA_PATH, ''] : [FILES_PATH, search];
  return folder + names.join('/') + query;
}

function etagIn(tag: string): string | undefined {
  const text = Buffer.from(tag, 'base64url').toString();
  return /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(text) ? text : undefined;
}
