import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { limitKeyFor } from '@/contract/limit-key';
import { type Trust, visitorAddress } from '@/lib/bff/trust-proxy';

export type ConnectionLimits = {
  /** Browsers and proxies wait for a response before the next request; a few more are tolerated. */
  maxInFlight: number;
  /** How long a client may leave a response unread. */
  unreadMs: number;
  maxConnections: number;
  /** How long an idle connection stays open: longer than nginx keeps it, so that no request arrives as it closes. */
  idleMs: number;
  /** The connection is then closed, as in nginx. */
  maxRequests: number;
  /** Per address; Infinity behind a proxy, which opens all of them. */
  maxPerAddress: number;
};

export function connectionLimits(trust: Trust): ConnectionLimits {
  const isAlone = 'hops' in trust && trust.hops === 0;
  return {
    maxInFlight: 4,
    unreadMs: 30_000,
    maxConnections: 4_000,
    idleMs: isAlone ? 5_000 : 75_000,
    maxRequests: 1_000,
    // 200 parents in a hall behind one address, with six connections each.
    maxPerAddress: isAlone ? 1_200 : Number.POSITIVE_INFINITY,
  };
}

type Timed = Server & {
  timeout: number;
  keepAliveTimeout: number;
  maxRequestsPerSocket: number | null;
  on(event: 'timeout', listener: (socket: Socket) => void): unknown;
};
const NOBODY: Trust = { hops: 0 };

type AcceptRequest = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Bounds connections, requests in flight, unread responses and upgrades. The returned function
 * admits or refuses a request.
 */
export function guardConnections(server: Timed, limits: ConnectionLimits): AcceptRequest {
  const inFlight = new WeakMap<Socket, number>();
  const latest = new WeakMap<Socket, ServerResponse>();
  const perAddress = new Map<string, number>();
  const add = (address: string, by: 1 | -1) => {
    const count = (perAddress.get(address) ?? 0) + by;
    if (count > 0) perAddress.set(address, count);
    else perAddress.delete(address);
    return count;
  };

  server.maxConnections = limits.maxConnections;
  server.keepAliveTimeout = limits.idleMs;
  server.maxRequestsPerSocket = limits.maxRequests;
  server.on('connection', (socket: Socket) => {
    const address = limitKeyFor(visitorAddress(socket.remoteAddress ?? '', '', NOBODY));
    socket.once('close', () => add(address, -1));
    if (add(address, 1) > limits.maxPerAddress) socket.destroy();
  });

  // Node's timer restarts whenever part of a response is read.
  server.timeout = limits.unreadMs;
  server.on('timeout', (socket: Socket) => {
    const isBeingMade = (inFlight.get(socket) ?? 0) > 0 && socket.writableLength === 0;
    if (!isBeingMade) socket.destroy();
  });

  server.on('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined);
    const refusal = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
    // Also closed from this side, because a client may keep its side open for ever.
    socket.end(refusal, () => socket.destroy());
  });

  return ({ socket }, response) => {
    // Node also emits requests that were pipelined after one that closes the connection.
    const isOver = latest.get(socket)?.shouldKeepAlive === false;
    latest.set(socket, response);
    if (isOver) {
      response.shouldKeepAlive = false;
      return false;
    }
    const count = (inFlight.get(socket) ?? 0) + 1;
    inFlight.set(socket, count);
    response.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
    if (count > limits.maxInFlight) socket.destroy();
    return !socket.destroyed;
  };
}
