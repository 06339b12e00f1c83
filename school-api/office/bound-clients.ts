import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { limitKeyFor } from '@/contract/limit-key';
import { closeSlowestBody } from '@/contract/slowest-body';

export type ClientLimits = {
  maxConnections: number;
  /** Per address; Infinity behind a proxy, which opens all of them. */
  maxPerAddress: number;
  /** Per connection; browsers wait for the last response before the next request. */
  maxPipelined: number;
  /** Over all connections: each uses the database that the site's visitors also need. */
  maxInFlight: number;
  /** A connection idle for this long is closed, so that no response stays unread. */
  idleMs: number;
};

const MAX_CONNECTIONS = 256;

/** The office has a handful of people. */
export const officeLimits = (isBehindProxy: boolean): ClientLimits => ({
  maxConnections: MAX_CONNECTIONS,
  maxPerAddress: isBehindProxy ? Number.POSITIVE_INFINITY : MAX_CONNECTIONS / 4,
  maxPipelined: 4,
  maxInFlight: 64,
  idleMs: 120_000,
});

/**
 * The returned function admits a request, or answers and refuses it. If all slots are taken, the
 * connection idle for longest is closed.
 */
export function boundClients(server: Server, limits: ClientLimits) {
  const perAddress = new Counts<string>();
  const perSocket = new Counts<Socket>();
  const sockets = new Set<Socket>();
  const requests = new Set<IncomingMessage>();
  server.timeout = limits.idleMs;
  server.on('connection', (socket: Socket) => {
    const address = limitKeyFor(socket.remoteAddress ?? '');
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      perAddress.add(address, -1);
    });
    if (perAddress.add(address, 1) > limits.maxPerAddress) socket.destroy();
    else if (sockets.size > limits.maxConnections) closeOldestUnused();
  });
  const closeOldestUnused = () => {
    for (const socket of sockets) if (!perSocket.has(socket)) return socket.destroy();
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request;
    const hasPlace = requests.size < limits.maxInFlight || closeSlowestBody(requests);
    requests.add(request);
    const pipelined = perSocket.add(socket, 1);
    const over = () => {
      response.off('close', over);
      // Node does not close a response still waiting for its turn on a connection.
      socket.off('close', over);
      requests.delete(request);
      perSocket.add(socket, -1);
    };
    response.once('close', over);
    socket.once('close', over);
    if (pipelined > limits.maxPipelined) socket.destroy();
    else if (!hasPlace) refuse(response);
    else return !socket.destroyed;
    return false;
  };
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' });
  response.end('The office is very busy. Please try again in a moment.\n');
}

class Counts<Key> {
  readonly #counts = new Map<Key, number>();

  has(key: Key): boolean {
    return this.#counts.has(key);
  }

  add(key: Key, by: 1 | -1): number {
    const count = (this.#counts.get(key) ?? 0) + by;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
    return count;
  }
}
