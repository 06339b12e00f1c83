import { expect, it } from 'vitest';
import { donations } from '@/school-api/db';
import { openPaymentsApp } from './payments-app';

const api = await openPaymentsApp();

const PATHS = ['create-order/', 'verify-payment/', 'create-donation/', 'donation-verify-payment/'];
const FIELDS = [
  ...['application_id', 'order_id', 'payment_id', 'razorpay_signature', 'razorpay_order_id'],
  ...['razorpay_payment_id', 'amount', 'donor_name', 'city', 'email', 'mobile'],
];

it.each([
  ['SQL', `'; drop table payment_orders; --`],
  ['a control character', 'order\u0000x'],
  ['an emoji', 'order_🙏'],
  ['a lone surrogate', 'order_\ud83d'],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['an object', { $ne: null }],
  ['a list', ['order_1']],
  ['a boolean', true],
])('is rejected in every field of every call of a payment: %s', async (_, value) => {
  const sent = Object.fromEntries(FIELDS.map((field) => [field, value]));
  for (const path of PATHS) {
    const { status, body } = await api.post(path, sent);
    expect([404, 413, 422], path).toContain(status);
    expect(body.error.message, path).not.toMatch(/select|insert|payment_orders|postgres/i);
  }
  expect(await api.orders()).toEqual([]);
  expect(await api.db.select().from(donations)).toEqual([]);
});
