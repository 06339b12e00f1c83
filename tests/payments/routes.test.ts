import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';

stubApiPerTest();

const UNREACHABLE = { SCHOOL_API_URL: 'http://127.0.0.1:9' };
const SANDBOX = { CHECKOUT_SCRIPT_URL: '/sandbox/checkout.js' };

async function callback(purpose: string, fields: Record<string, string>, variables = {}) {
  await startSite(variables);
  const { POST } = await import('@/app/api/payments/callback/route');
  const url = `http://localhost/api/payments/callback?for=${purpose}`;
  return POST(new Request(url, { method: 'POST', body: new URLSearchParams(fields) }));
}

const paid = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'abc',
};

describe('the callback', () => {
  it.each([
    ['admission', '/api/verify-payment/', '/register'],
    ['donation', '/api/donation-verify-payment/', '/donate-register'],
  ])('verifies a payment of kind %s and redirects to its page', async (purpose, path, page) => {
    const response = await callback(purpose, paid);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `${page}#payment?orderId=order_1&paymentId=pay_1&signature=abc`,
    );
    expect(world.api.requests.map(({ url }) => url)).toEqual([path]);
  });

  it('redirects even if the school API is unreachable', async () => {
    const response = await callback('admission', paid, UNREACHABLE);
    expect(response.headers.get('location')).toContain('paymentId=pay_1');
  });

  it('verifies nothing after a failure', async () => {
    const metadata = JSON.stringify({ order_id: 'order_1' });
    const response = await callback('admission', { 'error[metadata]': metadata });
    expect(response.headers.get('location')).toBe('/register#payment?orderId=order_1');
    expect(world.api.requests).toEqual([]);
  });

  it.each(['https://elsewhere.example.org', '', 'constructor', '__proto__'])(
    'rejects the unknown purpose %j',
    async (purpose) => {
      expect((await callback(purpose, paid)).status).toBe(400);
    },
  );

  it('copies only ids into the address', async () => {
    const odd = { ...paid, razorpay_order_id: 'a\r\nX-Injected: 1' };
    const location = (await callback('donation', odd)).headers.get('location');
    expect(location).toMatch(/^\/donate-register#payment\?[\w=&]*$/);
    expect(location).not.toContain('Injected');
  });
});

describe('the webhook', () => {
  async function webhook(body: BodyInit, variables = {}) {
    await startSite(variables);
    const { POST } = await import('@/app/api/payments/webhook/route');
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': 'feed',
      'x-razorpay-event-id': 'evt_1',
      cookie: 'user_id=visitor-7',
    };
    return POST(new Request('http://localhost/', { method: 'POST', body, headers }));
  }

  it('is forwarded unchanged with its signature, and without cookies', async () => {
    let received: Buffer | undefined;
    const sent = Buffer.from([123, 32, 195, 40, 0, 125]);
    const answer = webhook(sent);
    world.api.behave(async (request, response) => {
      received = await buffer(request);
      response.writeHead(200).end('{}');
    });
    expect((await answer).status).toBe(200);
    expect(received?.equals(sent)).toBe(true);
    expect(world.api.requests[0]).toMatchObject({
      url: '/api/payments/webhook',
      headers: { 'x-razorpay-signature': 'feed', 'x-razorpay-event-id': 'evt_1' },
    });
    expect(world.api.requests[0]?.headers.cookie).toBeUndefined();
  });

  it.each([
    [403, 403],
    [500, 502],
  ])(
    'responds to a %i of the school API with %i, of which 5xx cause a retry',
    async (upstream, answered) => {
      const answer = webhook('{}');
      world.api.behave((_, response) => response.writeHead(upstream).end());
      expect((await answer).status).toBe(answered);
    },
  );

  it('responds 502 when the school API is unreachable', async () => {
    expect((await webhook('{}', UNREACHABLE)).status).toBe(502);
  });

  it('rejects a body larger than any event', async () => {
    expect((await webhook('x'.repeat(256 * 1024 + 1))).status).toBe(413);
  });
});

describe('the sandbox', () => {
  async function sandbox(path: string, variables: Record<string, string> = SANDBOX, init = {}) {
    await startSite(variables);
    const { GET } = await import('@/app/sandbox/[...path]/route');
    const request = new Request(`http://localhost/sandbox/${path}?key=k`, init);
    return GET(request, { params: Promise.resolve({ path: path.split('/') }) });
  }

  it('serves its script', async () => {
    const answer = sandbox('checkout.js');
    world.api.behave((_, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('window'),
    );
    const response = await answer;
    expect(await response.text()).toBe('window');
    expect(response.headers.get('content-type')).toBe('text/javascript');
    expect(world.api.requests[0]?.url).toBe('/sandbox/checkout.js?key=k');
  });

  it('forwards a payment of the window', async () => {
    const answer = sandbox('checkout/payments', SANDBOX, { method: 'POST', body: '{"key":"k"}' });
    world.api.behave(async (request, response) => {
      response.writeHead(400).end(`${request.method} ${await text(request)}`);
    });
    const response = await answer;
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('POST {"key":"k"}');
  });

  it.each(['v1/orders', 'control', 'checkout/../v1/orders', 'checkout/orders/..%2fv1'])(
    'does not expose %s',
    async (path) => {
      expect((await sandbox(path)).status).toBe(404);
      expect(world.api.requests).toEqual([]);
    },
  );

  it('does not exist with real payments, and reports an outage', async () => {
    expect((await sandbox('checkout.js', {})).status).toBe(404);
    expect((await sandbox('checkout.js', { ...SANDBOX, ...UNREACHABLE })).status).toBe(502);
  });
});
