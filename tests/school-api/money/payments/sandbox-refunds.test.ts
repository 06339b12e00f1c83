import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxDeliveries } from '@/school-api/db';
import { openPaymentsApp } from './payments-app';
import { sandboxCalls } from './sandbox-calls';

const api = await openPaymentsApp();
beforeEach(api.reset);

const { rest, newOrder } = sandboxCalls(api);

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

  it.each([
    ['processed later', 'processed', 12_345],
    ['failed later', 'failed', 0],
  ])('wait if the switch says %s', async (refunds, status, refunded) => {
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

describe('a second payment of an order', () => {
  it('is captured if the switch says so', async () => {
    const { id } = await newOrder();
    await api.checkout(id, 'pay');
    await api.control({ secondPayments: true });
    expect((await api.checkout(id, 'pay')).status).toBe(200);
    const { body } = await rest(`orders/${id}/payments`);
    expect(body.items).toMatchObject([{ status: 'captured' }, { status: 'captured' }]);
  });
});
