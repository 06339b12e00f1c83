import type { IncomingMessage } from 'node:http';
import type { Step } from './step';

export type RequestTimeouts = {
  /** Request line and headers. */
  headersMs: number;
  /** The body of a form: a few kilobytes. */
  formMs: number;
  /** A CV of some megabytes over a slow mobile connection, and therefore any request. */
  uploadMs: number;
};

export const requestTimeouts: RequestTimeouts = {
  headersMs: 15_000,
  formMs: 60_000,
  uploadMs: 300_000,
};

/** The office's are its routes with `upload`. */
const UPLOADS = [
  /^\/api\/(?:job-apply|application-document)\/?$/,
  /^\/pictures\/(?:new|named|\d+\/replace)$/,
  /^\/donations\/statement\/[^/]+\/certificates$/,
  /^\/(?:content\/[^/]+|transfers)\/paste(?:\/apply)?$/,
];

/** Options of Node's server, for headers and for whole requests. */
export function timeoutOptions({ headersMs, uploadMs }: RequestTimeouts) {
  return { headersTimeout: headersMs, requestTimeout: uploadMs };
}

/** Closes connections that send a form too slowly, so that they do not use up all connections. */
export function limitBodyTime({ formMs }: Pick<RequestTimeouts, 'formMs'>): Step {
  return (request, response) => {
    if (!hasBody(request) || isUpload(request)) return;
    const late = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, formMs);
    late.unref();
    response.once('close', () => clearTimeout(late));
  };
}

/** Calls with a file: the site's, and those of the office behind it. */
export function isUpload({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  const [path = ''] = url.split('?', 1);
  return UPLOADS.some((upload) => upload.test(path));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}
