import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { limitKeyFor } from '@/contract/limit-key';

/**
 * The limit key: the visitor's address, which the site sends as x-client-ip and which is trusted only
 * if configured; its network for IPv6.
 */
export function clientKey(c: Context, trustHeader: boolean): string {
  const header = c.req.header('x-client-ip')?.trim() ?? '';
  return limitKeyFor(trustHeader && isIP(header) !== 0 ? header : peerAddress(c));
}

/** The address of the connection; '' for a request without a socket, as in tests. */
export function peerAddress(c: Context): string {
  if (!('incoming' in (c.env ?? {}))) return '';
  return getConnInfo(c).remote.address ?? '';
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
