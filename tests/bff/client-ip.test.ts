import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { addressOf, clientIp, stampClientAddress } from '@/lib/bff/client-ip';
import { countCall } from '@/lib/bff/rate-limit';
import { askPort } from '../http/serve';
import { listening } from '../support/listening';

const stamp = stampClientAddress({ hops: 0 });
const port = await listening(
  createServer((asked, response) => {
    stamp(asked, response);
    response.end(
      clientIp(new Headers({ 'x-client-ip': String(asked.headers['x-client-ip'] ?? '') })),
    );
  }),
);

class Connected extends Socket {
  override remoteAddress = '127.0.0.1';
}

const requestWith = (headers: IncomingMessage['headers']) =>
  Object.assign(new IncomingMessage(new Connected()), { headers });

describe('the address for limits', () => {
  it('is never the one that the visitor claims', async () => {
    const forged = { 'x-client-ip': '203.0.113.5', 'x-forwarded-for': '203.0.113.6' };
    const { body } = await askPort(port, '/', forged);
    expect(body.toString()).toBe('127.0.0.1');
  });

  it.each([
    ['203.0.113.6', 1, '203.0.113.6'],
    [['203.0.113.7', '203.0.113.8'], 2, '203.0.113.7'],
    [undefined, 1, '127.0.0.1'],
  ] as const)('is the one that trusted proxies saw: %j', (forwarded, hops, seen) => {
    const request = requestWith({ 'x-forwarded-for': forwarded?.toString() });
    stampClientAddress({ hops })(request, new ServerResponse(request));
    expect(addressOf(request)).toBe(seen);
  });

  it('of a household is that of its network', () => {
    expect(addressOf(requestWith({ 'x-client-ip': '2001:db8:1:2:3:4:5:6' }))).toBe(
      addressOf(requestWith({ 'x-client-ip': '2001:db8:1:2::1' })),
    );
    expect(addressOf(requestWith({}))).toBe('');
  });
});

it('no wait is longer than the limit’s, when the clock is set back', async () => {
  const limit = { name: 'set-back', points: 1, seconds: 60 };
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  expect(await countCall(limit, '192.0.2.3')).toBeUndefined();
  clock.mockReturnValue(now - 3600_000);
  const wait = await countCall(limit, '192.0.2.3');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

it('a limit counts each address separately, and a whole IPv6 household as one', async () => {
  const limit = { name: 'household', points: 1, seconds: 60 };
  expect(await countCall(limit, '192.0.2.1')).toBeUndefined();
  expect(await countCall(limit, '192.0.2.2')).toBeUndefined();
  expect(await countCall(limit, '192.0.2.1')).toBeGreaterThan(0);
  expect(await countCall(limit, '2001:db8:1:2::1')).toBeUndefined();
  expect(await countCall(limit, '2001:db8:1:2:3:4:5:6')).toBeGreaterThan(0);
});
