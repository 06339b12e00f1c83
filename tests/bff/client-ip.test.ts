import { createServer, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientIp, stampClientAddress } from '@/lib/bff/client-ip';
import { countCall } from '@/lib/bff/rate-limit';

const stamp = stampClientAddress({ hops: 0 });
const server = createServer((asked, response) => {
  stamp(asked, response);
  response.end(
    clientIp(new Headers({ 'x-client-ip': String(asked.headers['x-client-ip'] ?? '') })),
  );
});

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());

function ask(headers: Record<string, string>): Promise<string> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', headers }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    });
    sent.on('error', reject).end();
  });
}

describe('the address that limits count by', () => {
  it('is never what the visitor says', async () => {
    const forged = { 'x-client-ip': '203.0.113.5', 'x-forwarded-for': '203.0.113.6' };
    expect(await ask(forged)).toBe('127.0.0.1');
  });
});

describe('a limit', () => {
  it('counts each address for itself, and a whole household of IPv6 as one', async () => {
    const limit = { name: 'household', points: 1, seconds: 60 };
    expect(await countCall(limit, '192.0.2.1')).toBeUndefined();
    expect(await countCall(limit, '192.0.2.2')).toBeUndefined();
    expect(await countCall(limit, '192.0.2.1')).toBeGreaterThan(0);
    expect(await countCall(limit, '2001:db8:1:2::1')).toBeUndefined();
    expect(await countCall(limit, '2001:db8:1:2:3:4:5:6')).toBeGreaterThan(0);
    expect(await countCall(limit, '2001:db8:1:3::1')).toBeUndefined();
    expect(await countCall(limit, '::1')).toBeUndefined();
    expect(await countCall(limit, '::2')).toBeGreaterThan(0);
  });
});
