import { json as readJson } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { postTo, startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';
import { donation } from './samples';

stubApiPerTest();

const load = {
  create: () => import('@/app/api/create-donation/route'),
  verify: () => import('@/app/api/donation-verify-payment/route'),
};

const opened = { ...donation, order_id: 'order_1', razorpay_key: 'key', amount: 10_050 };

/** The site's call, and what the school API received from it. */
async function start(name: keyof typeof load, variables: Record<string, string> = {}) {
  await startSite(variables);
  const { POST } = await load[name]();
  const received: unknown[] = [];
  world.api.behave(async (request, response) => {
    received.push(await readJson(request));
    const answer = name === 'create' ? opened : { status: 'pending' };
    response.writeHead(name === 'create' ? 201 : 200).end(JSON.stringify(answer));
  });
  const post = (body: unknown, address = '192.0.2.1') =>
    postTo(POST, body, { 'x-client-ip': address });
  return { received, post };
}

describe('/api/create-donation', () => {
  it('sends the school plain digits, however the amount was typed', async () => {
    const { post, received } = await start('create');
    expect((await post({ ...donation, amount: 'Rs. 1,20,000/-' })).status).toBe(201);
    expect(received).toEqual([{ ...donation, amount: '120000' }]);
  });

  it('lets many donors behind one address donate at once', async () => {
    const { post } = await start('create');
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await post(donation)).status);
    expect(statuses).toEqual([...Array(30).fill(201), 429]);
  });

  it('limits the orders of all visitors together, and explains why', async () => {
    // One per address, two overall.
    const { post, received } = await start('create', { RATE_LIMIT_FACTOR: '0.02' });
    expect((await post({ ...donation, amount: 'nothing' })).status).toBe(422);
    expect((await post(donation, '192.0.2.2')).status).toBe(201);
    expect((await post(donation, '192.0.2.3')).status).toBe(201);
    const slowed = await post(donation, '192.0.2.4');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    const { code, message } = z
      .object({ error: z.object({ code: z.string(), message: z.string() }) })
      .parse(await slowed.json()).error;
    expect([code, message]).toEqual(['rate_limited', expect.stringContaining('very busy')]);
    expect(received).toHaveLength(2);
  });
});

it('/api/donation-verify-payment queries the status by order id alone', async () => {
  const { post, received } = await start('verify');
  const response = await post({ razorpay_order_id: 'order_1' });
  expect(await response.json()).toEqual({ status: 'pending' });
  const unknown = { razorpay_payment_id: '', razorpay_signature: '' };
  expect(received).toEqual([{ razorpay_order_id: 'order_1', ...unknown }]);
});
