import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxDeliveries } from '@/school-api/db';
import { sign } from '@/school-api/money/payments/signature';
import { openPaymentsApp } from './payments-app';
import { sandboxCalls } from './sandbox-calls';

const api = await openPaymentsApp();
beforeEach(api.reset);

const { rest, patch, newOrder } = sandboxCalls(api);

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

  it('lists the orders of a period, newest first, page by page', async () => {
    api.later(3600);
    const from = Math.floor(api.clock.at.getTime() / 1000);
    const orders = [];
    for (let order = 0; order < 3; order += 1) {
      orders.unshift(await newOrder());
      api.later(60);
    }
    const ids = async (query: string) =>
      (await rest(`orders?${query}`)).body.items.map(({ id }: { id: string }) => id);
    const [third, second, first] = orders.map(({ id }) => id);
    expect(await ids(`from=${from}`)).toEqual([third, second, first]);
    expect(await ids(`from=${from}&count=2&skip=1`)).toEqual([second, first]);
    expect(await ids(`from=${from}&to=${from + 60}`)).toEqual([second, first]);
    expect((await rest('orders?count=101')).status).toBe(400);
  });

  it('replaces the notes of an order, at most fifteen', async () => {
    const { id } = await newOrder();
    await patch(`orders/${id}`, { notes: { one: '1', two: '2' } });
    expect((await patch(`orders/${id}`, { notes: { two: '3' } })).body).toMatchObject({ id });
    expect((await rest(`orders/${id}`)).body.notes).toEqual({ two: '3' });
    const many = Object.fromEntries(Array.from({ length: 16 }, (_, note) => [`n${note}`, '']));
    expect((await patch(`orders/${id}`, { notes: many })).status).not.toBe(200);
    expect((await patch('orders/order_x', { notes: {} })).status).toBe(400);
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
  ])('accept the test ids and cards: %j', async (method, reason) => {
    const { id } = await newOrder();
    const { status, body } = await api.checkout(id, 'pay', { method });
    expect(status).toBe(reason === null ? 200 : 400);
    if (reason === null) return;
    expect(body.error).toMatchObject({ reason, metadata: { order_id: id } });
    expect((await rest(`orders/${id}`)).body).toMatchObject({ status: 'attempted', attempts: 1 });
  });

  it('store method and bank of the payment', async () => {
    const { id } = await newOrder();
    const method = { method: 'netbanking', bank: 'DEMO' };
    const { body: paid } = await api.checkout(id, 'pay', { method });
    const { body } = await rest(`payments/${paid.razorpay_payment_id}`);
    expect(body).toMatchObject({ status: 'captured', method: 'netbanking', bank: 'DEMO' });
  });

  it.each([
    { method: 'upi', vpa: 'somebody@bank' },
    { method: 'card', number: '4111111111111111', otp: '1234' },
    { method: 'netbanking' },
    { method: 'netbanking', bank: 'SBIN' },
  ])('reject real payment data: %j', async (method) => {
    const { id } = await newOrder();
    expect((await api.checkout(id, 'pay', { method })).status).toBe(422);
    expect(await api.paymentsAtProvider(id)).toEqual([]);
  });

  it('refund a late payment when the order was paid in the meantime', async () => {
    const { id } = await newOrder();
    await api.checkout(id, 'later');
    // The list is in order of time.
    api.later(1);
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
      entity: 'refund',
      amount: 345,
      currency: 'INR',
      payment_id: payment.split('/')[1],
      notes: [],
      receipt: null,
      acquirer_data: {},
      batch_id: null,
      status: 'processed',
      speed_processed: 'normal',
      speed_requested: 'normal',
      created_at: Math.floor(api.clock.at.getTime() / 1000),
    });
    expect((await rest(`refunds/${refund.id}`)).body).toEqual(refund);
    expect((await rest(`${payment}/refunds`)).body).toMatchObject({ count: 1, items: [refund] });
  });

  it('are partial or of all that is left, and never of more', async () => {
    const payment = await paidPayment();
    await rest(`${payment}/refund`, { amount: 345 });
    expect((await rest(payment)).body).toMatchObject({
      status: 'captured',
      captured: true,
      amount_refunded: 345,
      refund_status: 'partial',
    });
    expect((await rest(`${payment}/refund`, { amount: 12_001 })).status).toBe(400);
    expect((await rest(`${payment}/refund`, { amount: 0 })).status).toBe(400);
    expect((await rest(`${payment}/refund`, {})).body.amount).toBe(12_000);
    expect((await rest(payment)).body).toMatchObject({
      status: 'refunded',
      captured: true,
      amount_refunded: 12_345,
      refund_status: 'full',
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

  it('and disputes are reported with their payment', async () => {
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
