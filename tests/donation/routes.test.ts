import { json as readJson } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';

stubApiPerTest();

const gift = {
  amount: '100.50',
  message: '',
  donor_name: 'Asha Vrajwasi',
  email: 'asha@example.org',
  mobile_code: '+91',
  mobile: '0000000012',
  address: '7, Kadamba Lane',
  city: 'Vraja',
  state: 'Uttar Pradesh',
  pin_code: '',
  country: 'India',
};
const answer = { ...gift, order_id: 'order_1', razorpay_key: 'key', amount: 10_050 };

const load = {
  create: () => import('@/app/api/create-donation/route'),
  verify: () => import('@/app/api/donation-verify-payment/route'),
};

const refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

async function start(name: keyof typeof load, variables: Record<string, string> = {}) {
  await startSite(variables);
  const { POST } = await load[name]();
  return (body: unknown) =>
    POST(
      new Request('http://localhost/api/x', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', user_id: 'visitor-7' },
      }),
    );
}

/** The stub answers each call with this, and records the calls. */
function answerWith(status: number, body: unknown): unknown[] {
  const received: unknown[] = [];
  world.api.behave(async (request, response) => {
    received.push(await readJson(request));
    response.writeHead(status).end(JSON.stringify(body));
  });
  return received;
}

describe('/api/create-donation', () => {
  it('opens the donation in the visitor’s name, with the amount as it was typed', async () => {
    const post = await start('create');
    const received = answerWith(201, answer);
    const response = await post({ ...gift, donor_name: ' Asha Vrajwasi ' });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ order_id: 'order_1', amount: 10_050 });
    expect(received).toEqual([gift]);
    expect(world.api.requests[0]).toMatchObject({
      ...{ url: '/api/create-donation/', headers: { user_id: 'visitor-7' } },
    });
  });

  it('sends the school plain digits, however the amount was written', async () => {
    const post = await start('create');
    const received = answerWith(201, answer);
    expect((await post({ ...gift, amount: 'Rs. 1,20,000/-' })).status).toBe(201);
    expect(received).toEqual([{ ...gift, amount: '120000' }]);
  });

  it('passes on what the school says of an amount', async () => {
    const post = await start('create');
    const fields = { amount: 'Amount must be at least ₹1' };
    answerWith(422, { error: { code: 'invalid', message: 'Please check.', fields } });
    const response = await post({ ...gift, amount: '0.50' });
    expect(response.status).toBe(422);
    expect(refusal.parse(await response.json()).error.fields).toEqual(fields);
  });

  it('limits who opens one order after the other', async () => {
    const post = await start('create', { DONATIONS_PER_MINUTE: '2' });
    const received = answerWith(201, answer);
    expect((await post(gift)).status).toBe(201);
    expect((await post(gift)).status).toBe(201);
    const slowed = await post(gift);
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(received).toHaveLength(2);
  });

  it('limits the orders of all visitors together, and says why', async () => {
    const post = await start('create', { DONATIONS_PER_MINUTE_OVERALL: '1' });
    const received = answerWith(201, answer);
    expect((await post({ ...gift, amount: 'nothing' })).status).toBe(422);
    expect((await post(gift)).status).toBe(201);
    const slowed = await post(gift);
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    const { error } = refusal.parse(await slowed.json());
    expect(error).toMatchObject({ code: 'rate_limited' });
    expect(error.message).toContain('Very many donations');
    expect(received).toHaveLength(1);
  });
});

it('/api/donation-verify-payment asks with the order alone how it stands', async () => {
  const post = await start('verify');
  const received = answerWith(200, { status: 'pending' });
  const response = await post({ razorpay_order_id: 'order_1' });
  expect(await response.json()).toEqual({ status: 'pending' });
  const unknown = { razorpay_payment_id: '', razorpay_signature: '' };
  expect(received).toEqual([{ razorpay_order_id: 'order_1', ...unknown }]);
});
