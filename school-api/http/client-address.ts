import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Whose request it is. The site passes its visitor's address on in x-client-ip; it is believed only
 * where the configuration says that nobody but the site can reach this API.
 */
export function clientAddress(c: Context, trustHeader: boolean): string {
  const given = c.req.header('x-client-ip')?.trim() ?? '';
  return trustHeader && isIP(given) !== 0 ? given : peerAddress(c);
}

/** The other end of the connection; '' for a request that came without one. */
export function peerAddress(c: Context): string {
  if (!('incoming' in (c.env ?? {}))) return '';
  return getConnInfo(c).remote.address ?? '';
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
