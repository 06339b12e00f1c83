import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '@/scripts/run/ports.mjs';

export type ProxyBehaviour = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
) => void;
/** Forwards the request; the answer may be changed. */
export type Pass = (change?: (answer: IncomingMessage, response: ServerResponse) => void) => void;

export const passThrough: ProxyBehaviour = (_request, _response, pass) => pass();

/** A proxy between two programs, with a configurable fault. */
export async function openFaultProxy(target: string) {
  let behaviour = passThrough;
  let requestCount = 0;
  const server = createServer((request, response) => {
    requestCount += 1;
    behaviour(request, response, (change = returnAnswer) =>
      forward(target, request, response, change),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    /** The number of requests so far. */
    requestCount: () => requestCount,
    behave: (next: ProxyBehaviour) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>;

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

export function returnAnswer(answer: IncomingMessage, response: ServerResponse) {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
  answer.on('error', () => response.destroy());
}
