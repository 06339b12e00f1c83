import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxDeliveries } from '@/school-api/db/schema/sandbox';
import { sign } from '@/school-api/payments/signature';
import { deliverDue } from '@/school-api/sandbox/deliver';
import { openPaymentsApp, type PaymentsApp } from './payments-app';

let api: PaymentsApp;
beforeAll(async () => {
  api = await openPaymentsApp();
});
beforeEach(async () => {
  await api.db.delete(sandboxDeliveries);
  await api.control({
    ...{ duplicates: 0, delaySeconds: 0, reorder: false, webhooks: true, down: false },
    ...{ autoCapture: true, lateSeconds: 10, afterFailure: 'nothing' },
    ...{ refunds: 'processed', secondPayments: false },
  });
});
afterAll(() => api.close());

/** A REST call with the account's keys. */
async function rest(path: string, body?: unknown, secret = api.account.keySecret) {
  const pair = Buffer.from(`${api.account.keyId}:${secret}`).toString('base64');
  const response = await api.app.request(`/sandbox/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Basic ${pair}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

let receipts = 0;
async function newOrder() {
  receipts += 1;
  const order = { amount: 12_345, currency: 'INR', receipt: `receipt-${receipts}` };
  return (await rest('orders', order)).body;
}

function deliver() {
  const webhookUrl = () => 'http://provider.test/api/payments/webhook';
  const { db, log, now } = api.deps;
  return deliverDue({ db, log, now, webhookUrl, fetch: api.network.fetch }, api.account);
}

describe('REST', () => {
  it('returns an order in the provider’s format, and the same one for the same receipt', async () => {
    const order = await newOrder();
    expect(order).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      entity: 'order',
      amount: 12_345,
      amount_paid: 0,
      amount_due: 12_345,
      currency: 'INR',
      receipt: order.receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: [],
      created_at: Math.floor(api.clock.at.getTime() / 1000),
    });
    const again = await rest('orders', { amount: 12_345, currency: 'INR', receipt: order.receipt });
    expect(again.body.id).toBe(order.id);
    expect((await rest(`orders?receipt=${order.receipt}`)).body.items).toEqual([order]);
    expect((await rest(`orders/${order.id}`)).body).toEqual(order);
  });

  it('refuses less than 100 paise, fractions and other currencies', async () => {
    const small = await rest('orders', { amount: 99, currency: 'INR' });
    expect(small.status).toBe(400);
    expect(small.body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', field: 'amount' });
    expect((await rest('orders', { amount: 100.5, currency: 'INR' })).status).toBe(400);
    expect((await rest('orders', { amount: 100, currency: 'USD' })).status).toBe(400);
  });

  it('requires the keys', async () => {
    expect((await rest('orders/order_x', undefined, 'wrong')).status).toBe(401);
  });

  it('rejects unknown ids', async () => {
    for (const path of ['orders/order_x', 'orders/order_x/payments', 'payments/pay_x']) {
      const { status, body } = await rest(path);
      expect(status).toBe(400);
      expect(body.error.description).toBe('The id provided does not exist');
    }
  });

  it('captures only authorised payments, completely and once', async () => {
    await api.control({ autoCapture: false });
    const order = await newOrder();
    const { body: paid } = await api.checkout(order.id, 'pay');
    const path = `payments/${paid.razorpay_payment_id}`;
    expect((await rest(path)).body).toMatchObject({ status: 'authorized', captured: false });
    const capture = (amount: number) => rest(`${path}/capture`, { amount, currency: 'INR' });
    expect((await capture(1)).status).toBe(400);
    expect((await capture(12_345)).body).toMatchObject({ status: 'captured', captured: true });
    expect((await capture(12_345)).status).toBe(400);
    const { body: after } = await rest(`orders/${order.id}`);
    expect(after).toMatchObject({ status: 'paid', amount_paid: 12_345, amount_due: 0 });
  });
});

describe('the endpoints of the checkout window', () => {
  it('sign a payment and reject a second one', async () => {
    const { id } = await newOrder();
    const { status, body } = await api.checkout(id, 'pay');
    expect(status).toBe(200);
    const { razorpay_payment_id: payment } = body;
    expect(body).toEqual({
      razorpay_order_id: id,
      razorpay_payment_id: payment,
      razorpay_signature: sign(`${id}|${payment}`, api.account.keySecret),
    });
    const again = await api.checkout(id, 'pay');
    expect(again.status).toBe(400);
    expect(again.body.error.reason).toBe('order_already_paid');
  });

  it('accept one of two concurrent payments', async () => {
    const { id } = await newOrder();
    const tries = await Promise.all([api.checkout(id, 'pay'), api.checkout(id, 'pay')]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('reject another payment while one is authorised', async () => {
    await api.control({ autoCapture: false });
    const { id } = await newOrder();
    await api.checkout(id, 'pay');
    expect((await api.checkout(id, 'pay')).status).toBe(400);
  });

  it.each([
    [{ method: 'upi', vpa: 'success@razorpay' }, null],
    [{ method: 'upi', vpa: ' Failure@Razorpay ' }, 'payment_failed'],
    [{ method: 'card', number: '4100 2800 0000 1007', otp: '1234' }, null],
    [{ method: 'card', number: '5500670000001002', otp: '1234567890' }, null],
    [{ method: 'card', number: '6527658900001005', otp: '123' }, 'incorrect_otp'],
    [{ method: 'card', number: '4100280000060003', otp: '1234' }, 'payment_failed'],
    [{ method: 'card', number: '4100280000090000', otp: '1234' }, 'payment_timed_out'],
    [{ method: 'netbanking', bank: 'DEMO' }, null],
    [{ method: 'netbanking', bank: 'DEMO_DECLINES' }, 'payment_failed'],
  ])('accept the test ids and cards: %j', async (means, reason) => {
    const { id } = await newOrder();
    const { status, body } = await api.checkout(id, 'pay', { means });
    expect(status).toBe(reason === null ? 200 : 400);
    if (reason === null) return;
    expect(body.error).toMatchObject({ reason, metadata: { order_id: id } });
    expect((await rest(`orders/${id}`)).body).toMatchObject({ status: 'attempted', attempts: 1 });
  });

  it('store method and bank of the payment', async () => {
    const { id } = await newOrder();
    const means = { method: 'netbanking', bank: 'DEMO' };
    const { body: paid } = await api.checkout(id, 'pay', { means });
    const { body } = await rest(`payments/${paid.razorpay_payment_id}`);
    expect(body).toMatchObject({ status: 'captured', method: 'netbanking', bank: 'DEMO' });
  });

  it.each([
    { method: 'upi', vpa: 'somebody@bank' },
    { method: 'card', number: '4111111111111111', otp: '1234' },
    { method: 'netbanking' },
    { method: 'netbanking', bank: 'SBIN' },
  ])('reject real payment data: %j', async (means) => {
    const { id } = await newOrder();
    expect((await api.checkout(id, 'pay', { means })).status).toBe(422);
    expect(await api.paymentsAtProvider(id)).toEqual([]);
  });

  it('refund a late payment when the order was paid in the meantime', async () => {
    const { id } = await newOrder();
    await api.checkout(id, 'later');
    await api.checkout(id, 'pay');
    api.later(11);
    const { body } = await rest(`orders/${id}/payments`);
    expect(body.items.map(({ status }: { status: string }) => status)).toEqual([
      'refunded',
      'captured',
    ]);
  });
});

describe('refunds', () => {
  async function paidPayment() {
    const { id } = await newOrder();
    const { body } = await api.checkout(id, 'pay');
    await api.db.delete(sandboxDeliveries);
    return `payments/${body.razorpay_payment_id}`;
  }

  it('are in the provider’s format, alone and in the list of their payment', async () => {
    const payment = await paidPayment();
    const { body: refund } = await rest(`${payment}/refund`, { amount: 345 });
    expect(refund).toEqual({
      id: expect.stringMatching(/^rfnd_[A-Za-z0-9]{14}$/),
      ...{ entity: 'refund', amount: 345, currency: 'INR', payment_id: payment.split('/')[1] },
      ...{ notes: [], receipt: null, acquirer_data: {}, batch_id: null, status: 'processed' },
      ...{ speed_processed: 'normal', speed_requested: 'normal' },
      created_at: Math.floor(api.clock.at.getTime() / 1000),
    });
    expect((await rest(`refunds/${refund.id}`)).body).toEqual(refund);
    expect((await rest(`${payment}/refunds`)).body).toMatchObject({ count: 1, items: [refund] });
  });

  it('are of a part or of all that is left, and of no more', async () => {
    const payment = await paidPayment();
    await rest(`${payment}/refund`, { amount: 345 });
    expect((await rest(payment)).body).toMatchObject({
      ...{ status: 'captured', captured: true, amount_refunded: 345, refund_status: 'partial' },
    });
    expect((await rest(`${payment}/refund`, { amount: 12_001 })).status).toBe(400);
    expect((await rest(`${payment}/refund`, { amount: 0 })).status).toBe(400);
    expect((await rest(`${payment}/refund`, {})).body.amount).toBe(12_000);
    expect((await rest(payment)).body).toMatchObject({
      ...{ status: 'refunded', captured: true, amount_refunded: 12_345, refund_status: 'full' },
    });
    expect((await rest(`${payment}/refund`, {})).status).toBe(400);
  });

  it('need a captured payment, and the keys', async () => {
    await api.control({ autoCapture: false });
    const { id } = await newOrder();
    const { body } = await api.checkout(id, 'pay');
    const path = `payments/${body.razorpay_payment_id}/refund`;
    expect((await rest(path, {})).status).toBe(400);
    expect((await rest(path, {}, 'wrong')).status).toBe(401);
    for (const unknown of ['refunds/rfnd_x', 'payments/pay_x/refunds']) {
      expect((await rest(unknown)).status).toBe(400);
    }
  });

  it.each([
    ['processed later', 'processed', 12_345],
    ['failed later', 'failed', 0],
  ])('wait when the switch says %s', async (refunds, status, refunded) => {
    await api.control({ refunds });
    const payment = await paidPayment();
    const { body: refund } = await rest(`${payment}/refund`, {});
    expect(refund.status).toBe('pending');
    api.later(11);
    expect((await rest(`refunds/${refund.id}`)).body.status).toBe(status);
    expect((await rest(payment)).body.amount_refunded).toBe(refunded);
    const events = (await api.deliveries()).map(({ event }) => event);
    expect(events).toEqual(['refund.created', `refund.${status}`]);
  });

  it('and disputes are told of with their payment', async () => {
    const payment = await paidPayment();
    const [, payment_id] = payment.split('/');
    await api.send(`/sandbox/control/refunds/${payment_id}`, { amount: 345 });
    const opened = await api.send('/sandbox/control/disputes', { payment_id, amount: 1000 });
    const { id: dispute_id } = await opened.json();
    for (const status of ['under_review', 'lost', 'won']) {
      const moved = await api.send('/sandbox/control/disputes', { dispute_id, status });
      expect(moved.status).toBe(status === 'won' ? 400 : 200);
    }
    const sent = (await api.deliveries()).map(({ body }) => JSON.parse(body));
    expect(sent.map(({ event, contains }) => [event, contains.join()])).toEqual([
      ['refund.created', 'refund,payment'],
      ['refund.processed', 'refund,payment'],
      ['payment.dispute.created', 'payment,dispute'],
      ['payment.dispute.under_review', 'payment,dispute'],
      ['payment.dispute.lost', 'payment,dispute'],
    ]);
    const { body } = await rest('disputes?count=100');
    expect(body.items).toMatchObject([{ id: dispute_id, status: 'lost', amount_deducted: 1000 }]);
  });
});

describe('a second payment of an order', () => {
  it('is captured where the switch says so', async () => {
    const { id } = await newOrder();
    await api.checkout(id, 'pay');
    await api.control({ secondPayments: true });
    expect((await api.checkout(id, 'pay')).status).toBe(200);
    const { body } = await rest(`orders/${id}/payments`);
    expect(body.items).toMatchObject([{ status: 'captured' }, { status: 'captured' }]);
  });
});

describe('webhooks', () => {
  const events = async () => (await api.deliveries()).map(({ event }) => event);

  it('are sent in order, signed, and once', async () => {
    const { body } = await api.post('create-order/', { application_id: await api.apply() });
    await api.checkout(body.order_id, 'pay');
    expect(await events()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
    expect(await deliver()).toBe(3);
    expect(await deliver()).toBe(0);
    expect((await api.orderOf(body.order_id)).state).toBe('paid');
  });

  it('are sent twice, late and in reverse order when the switches say so', async () => {
    const { id } = await newOrder();
    const switches = { duplicates: 1, delaySeconds: 60, reorder: true };
    await api.checkout(id, 'pay', { switches });
    expect(await deliver()).toBe(0);
    api.later(65);
    expect(await deliver()).toBe(6);
    const sent = (await api.deliveries()).map(({ event, dueAt }) => ({ event, dueAt }));
    expect(sent.every(({ dueAt }) => dueAt === null)).toBe(true);
    const ids = new Set((await api.deliveries()).map(({ eventId }) => eventId));
    expect(ids.size).toBe(3);
  });

  it('are retried after a failed delivery', async () => {
    const { id } = await newOrder();
    await api.checkout(id, 'fail');
    api.network.cut = true;
    await deliver();
    api.network.cut = false;
    expect(await deliver()).toBe(0);
    api.later(3);
    expect(await deliver()).toBe(1);
    const [delivery] = await api.deliveries();
    expect(delivery).toMatchObject({ tries: 2, dueAt: null });
  });

  it('are sent once with concurrent instances', async () => {
    const { id } = await newOrder();
    await api.checkout(id, 'pay');
    const sent = await Promise.all([deliver(), deliver()]);
    expect(sent[0] + sent[1]).toBe(3);
    const tries = await api.db
      .select()
      .from(sandboxDeliveries)
      .where(eq(sandboxDeliveries.tries, 1));
    expect(tries).toHaveLength(3);
  });

  it('report a failed payment that is captured or authorised later', async () => {
    for (const [afterFailure, expected] of [
      ['captured', ['payment.failed', 'payment.authorized', 'payment.captured', 'order.paid']],
      ['authorized', ['payment.failed', 'payment.authorized']],
    ] as const) {
      await api.db.delete(sandboxDeliveries);
      const { id } = await newOrder();
      await api.checkout(id, 'fail', { switches: { afterFailure } });
      api.later(11);
      await rest(`orders/${id}`);
      expect(await events()).toEqual(expected);
    }
  });
});

describe('the switches', () => {
  it('keep omitted values', async () => {
    await api.control({ duplicates: 3 });
    const answer = await (await api.control({ reorder: true })).json();
    expect(answer).toMatchObject({ duplicates: 3, reorder: true, webhooks: true });
  });

  it('reject invalid values', async () => {
    expect((await api.control({ duplicates: -1 })).status).toBe(422);
    expect((await api.control({ afterFailure: 'magic' })).status).toBe(422);
  });
});
