import { isWatching, type Step } from '@/lib/http/on-request';
import { type Trust, visitorAddress } from './trust-proxy';

const HEADER = 'x-client-ip';
const UNKNOWN = 'unknown';

/**
 * Writes the visitor's address into each request as it arrives, over whatever the visitor wrote
 * there. Route handlers see headers only, and the framework believes a forged x-forwarded-for.
 */
export function stampClientAddress(trust: Trust): Step {
  return (request) => {
    const forwarded = request.headers['x-forwarded-for'] ?? '';
    const peer = request.socket.remoteAddress ?? '';
    request.headers[HEADER] = visitorAddress(peer, [forwarded].flat().join(','), trust) || UNKNOWN;
  };
}

/** The address that limits count by. */
export function clientIp(headers: Headers): string {
  return (isWatching() && headers.get(HEADER)) || UNKNOWN;
}
