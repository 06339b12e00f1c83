import { describe, expect, it } from 'vitest';
import { parseTrust, visitorAddress } from '@/lib/bff/trust-proxy';

function behind(trust: string, peer: string, forwarded: string) {
  const parsed = parseTrust(trust);
  if (!parsed) throw new Error(`not a trust: ${trust}`);
  return visitorAddress(peer, forwarded, parsed);
}

describe('the visitor’s address', () => {
  it.each([
    // trust, the connection's peer, x-forwarded-for, the visitor
    ['0', '192.0.2.1', '', '192.0.2.1'],
    ['0', '192.0.2.1', '198.51.100.9', '192.0.2.1'],
    ['0', '::ffff:192.0.2.1', '198.51.100.9', '192.0.2.1'],
    ['1', '10.0.0.1', '198.51.100.9', '198.51.100.9'],
    ['1', '10.0.0.1', 'forged, 203.0.113.5, 198.51.100.9', '198.51.100.9'],
    ['2', '10.0.0.1', '203.0.113.5, 198.51.100.9', '203.0.113.5'],
    ['2', '10.0.0.1', '198.51.100.9', '198.51.100.9'],
    ['1', '10.0.0.1', '', '10.0.0.1'],
    ['1', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['loopback', '127.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['loopback', '::1', '203.0.113.5', '203.0.113.5'],
    ['loopback', '192.0.2.1', '203.0.113.5', '192.0.2.1'],
    ['private', '10.1.2.3', '1.1.1.1, 203.0.113.5, 192.168.7.7', '203.0.113.5'],
    ['192.0.2.7, 10.0.0.0/8', '192.0.2.7', '203.0.113.5, 10.0.0.2', '203.0.113.5'],
    ['2001:db8::/32', '2001:db8::1', '2001:db9::5', '2001:db9::5'],
  ])('trusting %o, from %o with %o, is %o', (trust, peer, forwarded, visitor) => {
    expect(behind(trust, peer, forwarded)).toBe(visitor);
  });

  it.each(['', 'yes', '10.0.0.0/33', '10.0.0.0/', '300.1.1.1', '10.0.0.1,', '-1', '1.5'])(
    'rejects the setting %o',
    (text) => {
      expect(parseTrust(text)).toBeUndefined();
    },
  );
});
