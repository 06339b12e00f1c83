import { type Dispatcher, request } from 'undici';
import { FILES_PATH, MEDIA_PATH } from '@/lib/files/site-files';
import { log } from '@/lib/log';
import { discard } from './body';
import { fileBehind, sitePath } from './file-paths';
import { mediaResponse, noMedia } from './media-response';
import { PAGE_READER } from './page-reader';
import { redirectTarget } from './redirect-target';

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 2;
const REDIRECTS = [301, 302, 303, 307, 308];
/** A single range; several would get a multipart response. */
const onePart = /^bytes=\d*-\d*$/;

/** Streams a picture or PDF of the school's media folder. */
export async function fetchMedia(path: string[], asked: Request): Promise<Response> {
  return proxyFile(MEDIA_PATH + encoded(path), asked);
}

/** The same for other paths of the school's server. */
export async function fetchFile(path: string[], query: string, asked: Request): Promise<Response> {
  return proxyFile(FILES_PATH + encoded(path) + query, asked);
}

async function proxyFile(path: string, { method, headers }: Request): Promise<Response> {
  // The framework handles a HEAD like a GET, and never reads a body that it does not send.
  const isHead = method === 'HEAD';
  try {
    const answer = await getFile(path, headers, { method: isHead ? 'HEAD' : 'GET' });
    return answer ? mediaResponse(answer, isHead) : noMedia(404);
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      'media request failed',
    );
    return noMedia(502);
  }
}

/** Null if the path leads to no file of the school's server. */
export async function getFile(
  path: string,
  asked: Headers,
  { method = 'GET', signal }: Pick<Partial<How>, 'method' | 'signal'> = {},
): Promise<Dispatcher.ResponseData | null> {
  const file = fileBehind(path);
  const headers = headersFrom(asked);
  return file && ask(file.href, { method, headers, headersTimeout: TIMEOUT_MS, signal });
}

function encoded(path: readonly string[]): string {
  return path.map(encodeURIComponent).join('/');
}

type How = {
  method: 'GET' | 'HEAD';
  headers: Record<string, string>;
  headersTimeout: number;
  signal?: AbortSignal | undefined;
};

/** Null if the response redirects to another server or to something that is not a file. */
async function ask(url: string, how: How, redirects = 0): Promise<Dispatcher.ResponseData | null> {
  const response = await request(url, how);
  if (!REDIRECTS.includes(response.statusCode)) return response;
  discard(response.body);
  const target = redirectTarget(response, url);
  if (target === null || sitePath(new URL(target)) === null) return null;
  return redirects < MAX_REDIRECTS ? ask(target, how, redirects + 1) : null;
}

/** Forwards no cookie, client address or user agent. */
function headersFrom(asked: Headers): How['headers'] {
  const { range = '', 'if-range': version, ...rest } = Object.fromEntries(asked);
  const { 'if-none-match': etag, 'if-modified-since': date } = rest;
  return {
    user_id: PAGE_READER,
    accept: 'image/*, application/pdf',
    'accept-encoding': 'identity',
    ...(etag && { 'if-none-match': etag }),
    ...(date && { 'if-modified-since': date }),
    ...(onePart.test(range) && { range, ...(version && { 'if-range': version }) }),
  };
}
