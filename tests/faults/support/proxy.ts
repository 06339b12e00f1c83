import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import { portOf } from '@/scripts/run/ports.mjs';

export type ProxyBehaviour = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: Pass,
) => void;
/** Forwards the request; the answer may be changed. */
export type Pass = (change?: (answer: IncomingMessage, response: ServerResponse) => void) => void;

export const passThrough: ProxyBehaviour = (_request, _response, pass) => pass();

/** A proxy between two programs, with a configurable fault; with a certificate, over TLS. */
export async function openFaultProxy(target: string, tls?: ServerOptions) {
  let behaviour = passThrough;
  let requestCount = 0;
  const take = (request: IncomingMessage, response: ServerResponse) => {
    requestCount += 1;
    behaviour(request, response, (change = returnAnswer) =>
      forward(target, request, response, change),
    );
  };
  const server = tls ? createTlsServer(tls, take) : createServer(take);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${portOf(server)}`,
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
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}

function returnAnswer(answer: IncomingMessage, response: ServerResponse) {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
  answer.on('error', () => response.destroy());
}
