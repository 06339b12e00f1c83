import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { RequestHandler } from '@/lib/http/request-handler';
import { type SiteResponse, siteResponse } from '@/lib/http/site-response';
import { listening } from '../support/listening';

export type Got = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request through this step to a fake framework that responds with its name. */
export async function serve(answer: RequestHandler) {
  const server = createServer(
    { ServerResponse: siteResponse(() => ({})) },
    (asked: IncomingMessage, response: SiteResponse) => {
      if (!answer(asked, response)) response.end('framework');
    },
  );
  const port = await listening(server);
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    askPort(port, path, headers, method);
}

export function askPort(
  port: number,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const { statusCode: status, headers: got } = response;
        resolve({ status, headers: got, body: Buffer.concat(pieces) });
      });
    });
    sent.on('error', reject).end();
  });
}
