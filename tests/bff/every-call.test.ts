import { json as readJson } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';

stubApiPerTest();

type Handler = (request: Request) => Promise<Response>;

const person = { first_name: 'Gopal', last_name: 'Sharma', email: 'parent@example.org' };
const gift = {
  ...{ amount: '100.50', message: '', donor_name: 'Asha Vrajwasi', email: 'asha@example.org' },
  ...{ mobile_code: '+91', mobile: '0000000012', address: '7, Kadamba Lane', city: 'Vraja' },
  ...{ state: 'Uttar Pradesh', pin_code: '', country: 'India' },
};
const paid = {
  ...{ razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' },
};
const granted = { grant: 'grant-1' };
const tooLong = {
  ...{ bad: { grant: 'g'.repeat(200) }, fields: { grant: 'must be at most 128 characters' } },
};
const signed = { order_id: 'order_1', payment_id: 'pay_1', razorpay_signature: 'abc' };

/** Each route with a valid body, an invalid field, and an answer of the API. */
const routes = [
  {
    name: 'create-admission',
    load: () => import('@/app/api/create-admission/route'),
    good: person,
    bad: { ...person, email: 'nobody' },
    fields: { email: 'Please enter a valid email.' },
    answer: { application_id: 'a1' },
  },
  {
    name: 'send-otp',
    load: () => import('@/app/api/send-otp/route'),
    good: { application_id: 'a1' },
    bad: { application_id: 'x'.repeat(129) },
    fields: { application_id: 'must be at most 128 characters' },
    answer: { status: 'ok' },
  },
  {
    name: 'verify-otp',
    load: () => import('@/app/api/verify-otp/route'),
    good: { email: 'a1', otp: '123456' },
    bad: { email: 'a1', otp: ' ' },
    fields: { otp: 'Please fill in the correct OTP.' },
    answer: { application_id: 'a1', admission_data: null },
  },
  {
    name: 'create-order',
    load: () => import('@/app/api/create-order/route'),
    good: { application_id: 'a1' },
    bad: { application_id: {} },
    fields: { application_id: 'Invalid input' },
    answer: {
      key: 'k',
      order_id: 'order_1',
      amount: 150000,
      status_by_order: true,
      receipt_file: true,
    },
  },
  {
    name: 'verify-payment',
    load: () => import('@/app/api/verify-payment/route'),
    good: signed,
    bad: { ...signed, order_id: [] },
    fields: { order_id: 'Invalid input' },
    answer: { status: 'success' },
  },
  {
    name: 'create-donation',
    load: () => import('@/app/api/create-donation/route'),
    good: gift,
    bad: { ...gift, city: '' },
    fields: { city: 'City is required' },
    answer: { order_id: 'order_1', razorpay_key: 'key', amount: 10_050 },
  },
  {
    name: 'donation-verify-payment',
    load: () => import('@/app/api/donation-verify-payment/route'),
    good: paid,
    bad: { razorpay_order_id: ['order_1'] },
    fields: { razorpay_order_id: 'Invalid input' },
    answer: { status: 'success' },
  },
  {
    name: 'privacy-data',
    load: () => import('@/app/api/privacy-data/route'),
    good: granted,
    ...tooLong,
    answer: { email: 'meera@example.org', as_of: '2026-11-22 15:40', sections: [] },
  },
  {
    name: 'privacy-correct',
    load: () => import('@/app/api/privacy-correct/route'),
    good: { ...granted, text: 'My name' },
    bad: { ...granted, text: '' },
    fields: { text: 'What is wrong is required' },
    answer: { status: 'ok' },
  },
  {
    name: 'privacy-withdraw',
    load: () => import('@/app/api/privacy-withdraw/route'),
    good: granted,
    ...tooLong,
    answer: { withdrawn: 1 },
  },
  {
    name: 'privacy-erase',
    load: () => import('@/app/api/privacy-erase/route'),
    good: granted,
    ...tooLong,
    answer: { erased: [], kept: [] },
  },
] as const;

function post(body: unknown): Request {
  return new Request('http://localhost/api/x', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', user_id: 'visitor-7' },
  });
}

async function start(load: () => Promise<{ POST: Handler }>, variables = {}): Promise<Handler> {
  await startSite(variables);
  return (await load()).POST;
}

const refusal = z.object({
  error: z.object({ message: z.string(), fields: z.record(z.string(), z.string()).optional() }),
});

describe.each(routes)('/api/$name', ({ name, load, good, bad, fields, answer }) => {
  it('sends what it was given to the school, in the visitor’s name', async () => {
    const POST = await start(load);
    let received: unknown;
    world.api.behave(async (request, response) => {
      received = await readJson(request);
      response.writeHead(200).end(JSON.stringify(answer));
    });
    const response = await POST(post(good));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject(answer);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(received).toEqual(good);
    expect(world.api.requests[0]).toMatchObject({
      // The calls of the specification end in a slash, ours do not.
      url: expect.stringMatching(new RegExp(`^/api/${name}/?$`)),
      headers: { user_id: 'visitor-7' },
    });
  });

  it('does not call the school when the body is invalid', async () => {
    const POST = await start(load);
    const response = await POST(post(bad));
    expect(response.status).toBe(422);
    expect(refusal.parse(await response.json()).error.fields).toEqual(fields);
    expect(world.api.requests).toEqual([]);
  });

  it('shows nothing of a server that fails', async () => {
    const POST = await start(load);
    world.api.behave((_, response) => response.writeHead(500).end('{"secret":"stack"}'));
    const response = await POST(post(good));
    expect(response.status).toBe(502);
    expect(await response.text()).not.toContain('stack');
  });

  // A correction is taken without content.
  const empty = name === 'privacy-correct' ? [] : ['', 'null'];
  it.each(['<h1>Back soon</h1>', ...empty])('counts %j as a failure', async (body) => {
    const POST = await start(load);
    world.api.answer(body);
    expect((await POST(post(good))).status).toBe(502);
  });

  it('says so when the school cannot be reached', async () => {
    const POST = await start(load, { SCHOOL_API_URL: 'http://127.0.0.1:9' });
    expect((await POST(post(good))).status).toBe(502);
  });
});

describe('/api/complete-admission', () => {
  const load = () => import('@/app/api/complete-admission/route');
  const details = async () => {
    const { NO_ANSWERS } = await import('@/contract/facts/admission-answers');
    return { ...NO_ANSWERS, ...person, application_id: 'a1', otp: '123456' };
  };

  it('sends the application and every field', async () => {
    const POST = await start(load);
    let received: unknown;
    world.api.behave(async (request, response) => {
      received = await readJson(request);
      response.writeHead(200).end('{}');
    });
    const sent = await details();
    expect((await POST(post(sent))).status).toBe(200);
    expect(received).toEqual(sent);
  });

  it.each(['<h1>Back soon</h1>', '', 'null', 'false', '0'])(
    'counts %j as a failure',
    async (body) => {
      const POST = await start(load);
      world.api.answer(body);
      expect((await POST(post(await details()))).status).toBe(502);
    },
  );

  it('refuses addresses in the query', async () => {
    const POST = await start(load);
    const response = await POST(post({ ...(await details()), query: 'www.example.org' }));
    expect(refusal.parse(await response.json()).error.fields).toEqual({
      query: 'Query cannot contain URLs',
    });
  });

  it('passes on what the school says of a field', async () => {
    const POST = await start(load);
    const error = { code: 'invalid', message: 'Please check.', fields: { city: 'Invalid city' } };
    world.api.behave((_, response) => response.writeHead(422).end(JSON.stringify({ error })));
    const response = await POST(post(await details()));
    expect(response.status).toBe(422);
    expect(refusal.parse(await response.json()).error.fields).toEqual({ city: 'Invalid city' });
  });
});
