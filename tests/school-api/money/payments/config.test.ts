import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '@/school-api/app';
import { readConfig } from '@/school-api/config';
import type { OpenDatabase } from '@/school-api/db';
import { openPayments } from '@/school-api/money';
import { openTestDatabase } from '../../test-database';

const keys = {
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'other',
};

it('the variables of the payment provider are set together', () => {
  expect(readConfig({}).payments.keys).toBeUndefined();
  expect(readConfig(keys).payments.keys).toEqual({
    keyId: 'rzp_live_1',
    keySecret: 'secret',
    webhookSecret: 'other',
  });
  expect(() => readConfig({ ...keys, RAZORPAY_WEBHOOK_SECRET: '' })).toThrow(
    /RAZORPAY_WEBHOOK_SECRET must be set too/,
  );
});

describe('the sandbox', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });

  async function appWith(env: Record<string, string>) {
    const { db } = database;
    const log = pino({ level: 'silent' });
    const setting = { db, log, now: () => new Date(), ownUrl: () => 'http://provider.test' };
    const payments = await openPayments(readConfig(env).payments, setting);
    return createApp({ db, log, mediaFolders: [], payments });
  }
  const statusOf = async (env: Record<string, string>, path: string) =>
    (await (await appWith(env)).request(path)).status;

  it('replaces the provider without keys', async () => {
    expect(await statusOf({}, '/sandbox/control')).toBe(200);
    expect(await statusOf(keys, '/sandbox/control')).toBe(404);
  });

  it('is disabled in production by default, and has no switches there', async () => {
    const production = { NODE_ENV: 'production' };
    expect(await statusOf(production, '/sandbox/checkout/orders/order_x')).toBe(404);
    const allowed = { ...production, SCHOOL_ALLOW_SANDBOX: '1' };
    expect(await statusOf(allowed, '/sandbox/checkout/orders/order_x')).toBe(400);
    expect(await statusOf(allowed, '/sandbox/control')).toBe(404);
  });

  it('leaves the contact to the school when it is disabled', async () => {
    const app = await appWith({ NODE_ENV: 'production' });
    const response = await app.request('/api/create-order/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"application_id":"x"}',
    });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: {
        code: 'conflict',
        message: 'Online payment is not set up. Please contact the school.',
      },
    });
  });
});
