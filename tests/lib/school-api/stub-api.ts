import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { listening } from '../../support/listening';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export async function startStubApi() {
  let handler: Handler = (_, response) => response.writeHead(404).end();
  const requests: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    handler(request, response);
  });
  return {
    url: `http://127.0.0.1:${await listening(server)}`,
    requests,
    behave(next: Handler) {
      handler = next;
    },
    answer(body: unknown, status = 200) {
      handler = (_, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      };
    },
    stop: () => {
      const closed = promisify(server.close.bind(server))();
      server.closeAllConnections();
      return closed;
    },
  };
}

export type StubApi = Awaited<ReturnType<typeof startStubApi>>;
