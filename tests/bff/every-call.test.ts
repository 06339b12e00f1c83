import { json as readJson } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { calls, readResponse, type WriteName } from '@/contract';
import { writeSamples } from '../contract/samples';
import { postTo, startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';

stubApiPerTest();

type Load = () => Promise<{ POST: (request: Request) => Promise<Response> }>;

/** Calls whose routes do nothing beyond their schemas. */
const routes: Partial<Record<WriteName, Load>> = {
  'create-admission': () => import('@/app/api/create-admission/route'),
  'send-otp': () => import('@/app/api/send-otp/route'),
  'verify-otp': () => import('@/app/api/verify-otp/route'),
  'complete-admission': () => import('@/app/api/complete-admission/route'),
  'create-order': () => import('@/app/api/create-order/route'),
  'verify-payment': () => import('@/app/api/verify-payment/route'),
  'create-donation': () => import('@/app/api/create-donation/route'),
  'donation-verify-payment': () => import('@/app/api/donation-verify-payment/route'),
  'donation-tax-id': () => import('@/app/api/donation-tax-id/route'),
  'mailbox-code': () => import('@/app/api/mailbox-code/route'),
  'mailbox-grant': () => import('@/app/api/mailbox-grant/route'),
  receipts: () => import('@/app/api/receipts/route'),
  'application-status': () => import('@/app/api/application-status/route'),
  'application-answer': () => import('@/app/api/application-answer/route'),
  'application-continue': () => import('@/app/api/application-continue/route'),
  'privacy-data': () => import('@/app/api/privacy-data/route'),
  'privacy-correct': () => import('@/app/api/privacy-correct/route'),
  'privacy-withdraw': () => import('@/app/api/privacy-withdraw/route'),
  'privacy-erase': () => import('@/app/api/privacy-erase/route'),
};

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const names = Object.keys(writeSamples).filter((name): name is WriteName => name in routes);

describe.each(names)('/api/%s', (name) => {
  const { body, badBody, answer } = writeSamples[name];

  async function start(variables = {}) {
    await startSite(variables);
    const route = await routes[name]?.();
    return (sent: unknown) => postTo(route?.POST ?? expect.fail(), sent);
  }

  it('sends the parsed input to the school, with the visitor’s id', async () => {
    const post = await start();
    let received: unknown;
    world.api.behave(async (request, response) => {
      received = await readJson(request);
      response.writeHead(200).end(JSON.stringify(answer));
    });
    const response = await post(body);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const reading = readResponse(name, answer);
    if (reading.ok && calls[name].response.kind === 'object') {
      expect(await response.json()).toEqual(plain(reading.data));
    }
    expect(received).toEqual(plain(calls[name].body.parse(body)));
    expect(world.api.requests[0]).toMatchObject({
      url: `/api/${calls[name].path}`,
      headers: { user_id: 'visitor-7' },
    });
  });

  it('counts calls by address', async () => {
    const post = await start({ RATE_LIMIT_FACTOR: '0.01' });
    world.api.answer(answer);
    expect((await post(body)).status).toBe(200);
    let last = await post(body);
    for (let n = 0; n < 20 && last.status === 200; n += 1) last = await post(body);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('does not call the school if the body is invalid', async () => {
    const post = await start();
    expect((await post(badBody)).status).toBe(422);
    expect(world.api.requests).toEqual([]);
  });
});
