import type { IncomingMessage } from 'node:http';
import type { Step } from './on-request';
import { serverOf } from './server-of';

export type Patience = {
  /** The lines before the body. */
  headersMs: number;
  /** The body of a form: a few kilobytes. */
  formMs: number;
  /** A CV of some megabytes over a village's network, and so any request. */
  uploadMs: number;
};

export const patience: Patience = { headersMs: 15_000, formMs: 60_000, uploadMs: 300_000 };

const UPLOAD = '/api/job-apply';

/** Cuts the line of whoever sends slower than any browser does, so that lines stay for the others. */
export function limitPatience({ headersMs, formMs, uploadMs }: Patience): Step {
  const limited = new WeakSet<object>();
  return (request, response) => {
    const server = serverOf(request);
    if (server && !limited.has(server)) {
      limited.add(server);
      server.headersTimeout = headersMs;
      server.requestTimeout = uploadMs;
    }
    if (!hasBody(request) || request.url?.startsWith(UPLOAD)) return;
    const late = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, formMs);
    late.unref();
    response.once('close', () => clearTimeout(late));
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}
