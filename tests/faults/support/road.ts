import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Trouble = (request: IncomingMessage, response: ServerResponse, pass: Pass) => void;
/** Hands the request on; the answer may be changed on its way back. */
export type Pass = (change?: (answer: IncomingMessage, response: ServerResponse) => void) => void;

export const clear: Trouble = (_request, _response, pass) => pass();

/** What lies between two programs, and can be in any kind of trouble. */
export async function openRoad(target: string) {
  let trouble = clear;
  let travelled = 0;
  const server = createServer((request, response) => {
    travelled += 1;
    trouble(request, response, (change = handBack) => forward(target, request, response, change));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    /** How many requests have come this way. */
    travelled: () => travelled,
    meet: (next: Trouble) => {
      trouble = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type Road = Awaited<ReturnType<typeof openRoad>>;

function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: (answer: IncomingMessage, response: ServerResponse) => void,
) {
  const onward = ask(
    new URL(request.url ?? '/', target),
    { method: request.method, headers: request.headers },
    (answer) => change(answer, response),
  );
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

export function handBack(answer: IncomingMessage, response: ServerResponse) {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
  answer.on('error', () => response.destroy());
}
