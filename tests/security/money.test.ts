import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sandboxOrders } from '@/school-api/db/schema/sandbox';
import { render } from '@/school-api/mail/render';
import { nextReceiptNumber } from '@/school-api/money/receipts/number';
import { readStats } from '@/school-api/operations/metrics/stats';
import { countKeys, listIds } from '@/school-api/records/rows/keys';
import { admissionsSubject } from '@/school-api/records/subjects/admissions';
import { donationsSubject } from '@/school-api/records/subjects/donations';
import { handlerBody, openPaymentsApp } from '../school-api/money/payments/payments-app';
import { DONATION } from '../support/donation';
import { mailSchool } from '../support/mail-school';

const api = await openPaymentsApp();
await api.control({ down: false, autoCapture: true, afterFailure: 'nothing' });
async function openOrder(): Promise<string> {
  const { body } = await api.post('create-order/', { application_id: await api.apply() });
  return body.order_id;
}

const pay = async (orderId: string) => handlerBody((await api.checkout(orderId, 'pay')).body);

const verify = async (body: unknown): Promise<string> =>
  (await api.post('verify-payment/', body)).body.status;

const stateOf = async (orderId: string) => (await api.orderOf(orderId)).state;

async function mailsOf(orderId: string): Promise<number> {
  const { id } = await api.orderOf(orderId);
  return (await api.mails()).filter(({ key }) => key.endsWith(id)).length;
}

const hmac = (text: string, secret: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

const eventsOf = async (orderId: string) =>
  (await api.deliveries()).filter(({ body }) => body.includes(orderId));

it('an attacker who reads the provider’s data, an email or a log finds no application id, which would open it', async () => {
  const id = await api.apply();
  const { body } = await api.post('create-order/', { application_id: id });
  const good = await pay(body.order_id);
  expect(await verify(good)).toBe('success');
  const order = await api.orderOf(body.order_id);
  expect(order.subjectId).toBe(id);
  const atProvider = await api.db.select().from(sandboxOrders);
  const mails = (await api.mails()).map(({ key, data }) => ({ key, data }));
  const kept = { atProvider, mails, events: await api.deliveries(), lines: api.lines };
  for (const [where, what] of Object.entries(kept)) {
    expect(JSON.stringify(what), where).not.toContain(id);
  }
});

describe('test money', () => {
  it('has separate receipts that say PRACTICE and promise nothing', async () => {
    const { body } = await api.post('create-donation/', { ...DONATION, amount: '5000' });
    const paid = handlerBody((await api.checkout(body.order_id, 'pay')).body);
    const sent = {
      razorpay_order_id: paid.order_id,
      razorpay_payment_id: paid.payment_id,
      razorpay_signature: paid.razorpay_signature,
    };
    expect((await api.post('donation-verify-payment/', sent)).body.status).toBe('success');
    const order = await api.orderOf(body.order_id);
    expect(order.test).toBe(true);
    const mails = (await api.mails()).filter(({ key }) => key.endsWith(order.id));
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      const letter = render(mail.kind, mail.data, mailSchool);
      expect(letter?.subject).toMatch(/^PRACTICE: /);
      expect(letter?.text).toContain('no money has moved');
      expect(letter?.text).toContain('TEST/2026-27/000001');
      expect(letter?.text).not.toMatch(/80-?G|deduct|tax/i);
    }
  });

  it('uses no real receipt number, and is left out of sums and lists', async () => {
    const next = (test: boolean) =>
      api.db.transaction((tx) =>
        nextReceiptNumber(tx, api.clock.at, { purpose: 'donation', test }),
      );
    expect(await next(true)).toMatch(/^TEST\/2026-27\/\d{6}$/);
    expect(await next(false)).toBe('D/2026-27/000001');
    expect((await readStats(api.db, api.clock.at)).orders).toEqual([]);
    const config = { forms: { cv: { folder: '' } } };
    const tests = (records: readonly Record<string, unknown>[]) =>
      records.filter((record) => /^PRACTICE /.test(String(record.progress ?? record.status)));
    for (const { keys, read } of [admissionsSubject, donationsSubject]) {
      const listed = async (filter: { test?: true }) =>
        tests(await read(api.db, await listIds(api.db, keys, filter), config));
      expect(await listed({})).toEqual([]);
      expect((await listed({ test: true })).length).toBeGreaterThan(0);
      expect(await countKeys(api.db, keys, { test: true })).toBeGreaterThan(
        await countKeys(api.db, keys, {}),
      );
    }
  });
});

describe('an attacker who forges a checkout result', () => {
  it('has no valid signature', async () => {
    const [orderId, other] = [await openOrder(), await openOrder()];
    const good = await pay(orderId);
    api.network.calls.length = 0;
    const right = String(good.razorpay_signature);
    const text = `${orderId}|${good.payment_id}`;
    const { keyId, webhookSecret, keySecret } = api.account;
    const forged = [
      ...['', ' ', '0', 'null', 'undefined', '0'.repeat(64), right.slice(0, 63), `${right}0`],
      ...[right.replace(/./, (c) => (c === '0' ? '1' : '0')), [...right].reverse().join('')],
      ...[hmac(text, ''), hmac(text, keyId), hmac(text, webhookSecret)],
      ...[hmac(`${good.payment_id}|${orderId}`, keySecret), hmac(orderId, keySecret)],
      ...[hmac(`${text}|`, keySecret), createHmac('sha512', keySecret).update(text).digest('hex')],
    ];
    for (const signature of forged) {
      const status = await verify({ ...good, razorpay_signature: signature });
      expect(status, signature).toBe('failed');
      expect(await stateOf(orderId), signature).not.toBe('paid');
    }
    expect(await verify({ ...good, order_id: other })).toBe('failed');
    expect(await verify({ ...good, payment_id: 'pay_00000000000000' })).toBe('failed');
    expect(api.network.calls).toEqual([]);
    expect(await mailsOf(orderId)).toBe(0);
    // The same call with the right signature succeeds.
    expect(await verify(good)).toBe('success');
  });

  it.each([
    ['arrays', (text: string) => [text]],
    ['an object', (text: string) => ({ toString: text })],
    ['a number', () => 0],
    ['a truth', () => true],
  ])('gains nothing by sending %s', async (_, make) => {
    const orderId = await openOrder();
    const good = await pay(orderId);
    for (const field of Object.keys(good)) {
      const body = { ...good, [field]: make(String(Reflect.get(good, field))) };
      expect((await api.post('verify-payment/', body)).body.status).not.toBe('success');
    }
    expect(await stateOf(orderId)).not.toBe('paid');
  });

  it('cannot pay one order with the payment of another, smaller or of another kind', async () => {
    const [paid, unpaid] = [await openOrder(), await openOrder()];
    const good = await pay(paid);
    const { keySecret } = api.account;
    // Even with a valid signature: the provider's payment names its own order.
    const signature = hmac(`${unpaid}|${good.payment_id}`, keySecret);
    const body = { order_id: unpaid, payment_id: good.payment_id, razorpay_signature: signature };
    expect(await verify(body)).not.toBe('success');
    expect(await stateOf(unpaid)).not.toBe('paid');
  });
});

it('an attacker who forges provider events is refused: no secret, another secret, other bytes, no signature', async () => {
  const orderId = await openOrder();
  await api.checkout(orderId, 'later');
  await pay(orderId);
  const event = (await eventsOf(orderId)).at(-1);
  const body = event?.body ?? '';
  const { keySecret, webhookSecret } = api.account;
  const right = hmac(body, webhookSecret);
  const forged: [string, string][] = [
    [body, ''],
    [body, hmac(body, '')],
    [body, hmac(body, keySecret)],
    [body, right.slice(1)],
    [`${body} `, right],
    [body.replace('captured', 'captureD'), right],
  ];
  for (const [bytes, signature] of forged) {
    expect((await api.webhook(bytes, 'evt_forged', signature)).status).toBe(403);
  }
  expect(await stateOf(orderId)).not.toBe('paid');
  expect((await api.webhook(body, 'evt_true', right)).status).toBe(200);
});

it('an attacker who opens many orders sets no price: amounts in the call are ignored', async () => {
  const id = await api.apply();
  const sent = { application_id: id, amount: 1, currency: 'IDR', order_id: 'order_mine' };
  const { body } = await api.post('create-order/', sent);
  expect(await api.orderOf(body.order_id)).toMatchObject({ amount: 150_000 });
});
