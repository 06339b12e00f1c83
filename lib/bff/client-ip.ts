import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { type Trust, visitorAddress } from './trust-proxy';

const HEADER = 'x-client-ip';
const UNKNOWN = 'unknown';
/** Bundles have copies of this module; the process has one server. */
const WATCHING = Symbol.for('school.client-ip');

/**
 * Writes the visitor's address into each request as it arrives, over whatever the visitor wrote
 * there. Route handlers see headers only, and the framework believes a forged x-forwarded-for.
 */
export function watchClientAddresses(trust: Trust): void {
  if (isWatching()) return;
  Reflect.set(globalThis, WATCHING, true);
  subscribe('http.server.request.start', (message) => {
    const request = requestOf(message);
    if (request) stamp(request, trust);
  });
}

/** The address that limits count by. */
export function clientIp(headers: Headers): string {
  return (isWatching() && headers.get(HEADER)) || UNKNOWN;
}

function isWatching(): boolean {
  return Reflect.get(globalThis, WATCHING) === true;
}

function requestOf(message: unknown): IncomingMessage | undefined {
  const request = typeof message === 'object' && message ? Reflect.get(message, 'request') : null;
  return request instanceof IncomingMessage ? request : undefined;
}

function stamp(request: IncomingMessage, trust: Trust): void {
  const forwarded = request.headers['x-forwarded-for'] ?? '';
  const peer = request.socket.remoteAddress ?? '';
  request.headers[HEADER] = visitorAddress(peer, [forwarded].flat().join(','), trust) || UNKNOWN;
}
