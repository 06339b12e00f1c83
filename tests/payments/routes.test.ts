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
  ])('settles a payment of kind %s and leads back to its page', async (purpose, path, page) => {
    const response = await callback(purpose, paid);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `${page}#payment?orderId=order_1&paymentId=pay_1&signature=abc`,
    );
    expect(world.api.requests.map(({ url }) => url)).toEqual([path]);
  });

  it('leads back all the same when the school cannot be asked', async () => {
    const response = await callback('admission', paid, UNREACHABLE);
    expect(response.headers.get('location')).toContain('paymentId=pay_1');
  });

  it('asks nothing about a failure', async () => {
    const metadata = JSON.stringify({ order_id: 'order_1' });
    const response = await callback('admission', { 'error[metadata]': metadata });
    expect(response.headers.get('location')).toBe('/register#payment?orderId=order_1');
    expect(world.api.requests).toEqual([]);
  });

  it('knows two purposes only', async () => {
    expect((await callback('https://elsewhere.example.org', paid)).status).toBe(400);
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

  it('is passed on byte by byte with its signature, and without cookies', async () => {
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

  it('is refused as the school refuses it', async () => {
    const answer = webhook('{}');
    world.api.behave((_, response) => response.writeHead(403).end());
    expect((await answer).status).toBe(403);
  });

  it('is to be sent again when the school fails or is away', async () => {
    const failing = webhook('{}');
    world.api.behave((_, response) => response.writeHead(500).end());
    expect((await failing).status).toBe(502);
    expect((await webhook('{}', UNREACHABLE)).status).toBe(502);
  });

  it('is refused when it is larger than any event', async () => {
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

  it('hands its window out', async () => {
    const answer = sandbox('checkout.js');
    world.api.behave((_, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end('window'),
    );
    const response = await answer;
    expect(await response.text()).toBe('window');
    expect(response.headers.get('content-type')).toBe('text/javascript');
    expect(world.api.requests[0]?.url).toBe('/sandbox/checkout.js?key=k');
  });

  it('takes a payment of the window', async () => {
    const answer = sandbox('checkout/payments', SANDBOX, { method: 'POST', body: '{"key":"k"}' });
    world.api.behave(async (request, response) => {
      response.writeHead(400).end(`${request.method} ${await text(request)}`);
    });
    const response = await answer;
    expect(response.status).toBe(400);
    expect(await response.text()).toBe('POST {"key":"k"}');
  });

  it.each(['v1/orders', 'control', 'checkout/../v1/orders', 'checkout/orders/..%2fv1'])(
    'keeps %s to this machine',
    async (path) => {
      expect((await sandbox(path)).status).toBe(404);
      expect(world.api.requests).toEqual([]);
    },
  );

  it('is not there where real payments are made', async () => {
    expect((await sandbox('checkout.js', {})).status).toBe(404);
  });

  it('says so when the school is away', async () => {
    expect((await sandbox('checkout.js', { ...SANDBOX, ...UNREACHABLE })).status).toBe(502);
  });
});
