import { describe, expect, it } from 'vitest';
import { donations } from '@/school-api/db';
import { openPaymentsApp } from './payments-app';

const api = await openPaymentsApp();

const PATHS = ['create-order/', 'verify-payment/', 'create-donation/', 'donation-verify-payment/'];
const SQL = `'; drop table payment_orders; --`;

const raw = (path: string, body: BodyInit, type = 'application/json') =>
  api.app.request(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    // @ts-expect-error: required by Node for stream bodies, but missing in the DOM types.
    duplex: 'half',
  });

function hugeBody() {
  let taken = 0;
  const chunk = new Uint8Array(64 * 1024).fill(32);
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += chunk.byteLength;
      if (taken > 100 * 1024 * 1024) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return { stream, taken: () => taken };
}

describe.each(PATHS)('bad input to %s', (path) => {
  it.each([
    ['no JSON', '{"a":', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['a text', '"order"', 400],
    ['broken UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 400],
  ])('is refused: %s', async (_, body, status) => {
    const response = await raw(path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: { code: 'malformed', message: expect.any(String), requestId: expect.any(String) },
    });
  });

  it('is rejected with another content type', async () => {
    expect((await raw(path, 'a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
  });

  it('is rejected when it is too long, without reading all of it', async () => {
    const { stream, taken } = hugeBody();
    expect((await raw(path, stream)).status).toBe(413);
    expect(taken()).toBeLessThan(1024 * 1024);
  });

  it.each([
    ['SQL', SQL],
    ['a control character', 'order\u0000x'],
    ['an emoji', 'order_🙏'],
    ['a lone surrogate', 'order_\ud83d'],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['an object', { $ne: null }],
    ['a list', ['order_1']],
    ['a boolean', true],
  ])('is rejected in every field: %s', async (_, value) => {
    const names = ['application_id', 'order_id', 'payment_id', 'razorpay_signature'];
    const prefixed = ['razorpay_order_id', 'razorpay_payment_id', 'amount', 'donor_name', 'city'];
    const fields = [...names, ...prefixed, 'email', 'mobile'];
    const body = Object.fromEntries(fields.map((field) => [field, value]));
    const { status, body: answer } = await api.post(path, body);
    expect([404, 413, 422]).toContain(status);
    expect(answer.error.message).not.toMatch(/select|insert|payment_orders|postgres/i);
    expect(await api.orders()).toEqual([]);
    expect(await api.db.select().from(donations)).toEqual([]);
  });
});
