import type { IncomingMessage } from 'node:http';
import { limitKeyFor } from '@/contract/limit-key';
import type { Step } from '@/lib/http/step';
import { type Trust, visitorAddress } from './trust-proxy';

const HEADER = 'x-client-ip';
const UNKNOWN = 'unknown';

/**
 * Overwrites the client address header of each request: route handlers see headers only, and the
 * framework would trust a forged x-forwarded-for.
 */
export function stampClientAddress(trust: Trust): Step {
  return (request) => {
    const forwarded = request.headers['x-forwarded-for'] ?? '';
    const peer = request.socket.remoteAddress ?? '';
    request.headers[HEADER] = visitorAddress(peer, [forwarded].flat().join(','), trust) || UNKNOWN;
  };
}

/** The client's address as limits count it, after stamping: an IPv6 household counts as one. */
export function addressOf({ headers }: IncomingMessage): string {
  return limitKeyFor(String(headers[HEADER] ?? ''));
}

/** The client's address, for rate limits. */
export function clientIp(headers: Headers): string {
  return headers.get(HEADER) || UNKNOWN;
}
