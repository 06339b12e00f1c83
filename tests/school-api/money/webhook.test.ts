import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentEvents } from '@/school-api/db/schema/orders';
import { reconcile } from '@/school-api/payments/reconcile';
import { type House, handlerBody, openHouse } from './house';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  await house.control({ autoCapture: true, afterFailure: 'nothing', lateSeconds: 10 });
});
afterAll(() => house.close());

async function openOrder(): Promise<string> {
  const { body } = await house.post('create-order/', { application_id: await house.apply() });
  return body.order_id;
}

/** The provider's events about an order, oldest first. */
async function eventsOf(orderId: string) {
  return (await house.deliveries()).filter(({ body }) => body.includes(orderId));
}

const stateOf = async (orderId: string) => (await house.orderOf(orderId)).state;

async function deliver(event: { body: string; eventId: string } | undefined) {
  if (event === undefined) throw new Error('there is no such event');
  return (await house.webhook(event.body, event.eventId)).status;
}

async function receiptsOf(orderId: string) {
  const { id } = await house.orderOf(orderId);
  return (await house.mails()).filter(({ key }) => key === `receipt:${id}`);
}

describe('the webhook', () => {
  it.each([
    ['in their order', [0, 1, 2]],
    ['last first', [2, 1, 0]],
    ['each twice', [0, 0, 1, 1, 2, 2]],
    ['only that the order is paid', [2]],
    ['only that the payment is captured', [1]],
  ])('pays the order once: events %s', async (_, sequence) => {
    const orderId = await openOrder();
    await house.checkout(orderId, 'pay');
    const events = await eventsOf(orderId);
    for (const index of sequence) expect(await deliver(events[index])).toBe(200);
    expect(await stateOf(orderId)).toBe('paid');
    expect(await receiptsOf(orderId)).toHaveLength(1);
  });

  it('and the handler at the same moment pay once', async () => {
    const orderId = await openOrder();
    const handled = handlerBody((await house.checkout(orderId, 'pay')).body);
    const events = await eventsOf(orderId);
    await Promise.all([
      ...events.map(deliver),
      ...events.map(deliver),
      house.post('verify-payment/', handled),
    ]);
    expect(await stateOf(orderId)).toBe('paid');
    expect(await receiptsOf(orderId)).toHaveLength(1);
  });

  it('keeps each event once', async () => {
    const orderId = await openOrder();
    await house.checkout(orderId, 'fail');
    const [failed] = await eventsOf(orderId);
    await Promise.all([deliver(failed), deliver(failed), deliver(failed)]);
    const kept = await house.db.select().from(paymentEvents);
    expect(kept.filter(({ id }) => id === failed?.eventId)).toHaveLength(1);
    expect(await stateOf(orderId)).toBe('failed');
  });

  it('turns failed into paid when the money arrives after all, never back', async () => {
    await house.control({ afterFailure: 'captured' });
    const orderId = await openOrder();
    await house.checkout(orderId, 'fail');
    house.later(11);
    await house.post('verify-payment/', { order_id: orderId });
    const events = await eventsOf(orderId);
    const [failed] = events;
    expect(events.map(({ event }) => event)).toEqual([
      'payment.failed',
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
    await deliver(events[2]);
    await deliver(failed);
    expect(await stateOf(orderId)).toBe('paid');
  });

  it('has authorised money captured at the next round', async () => {
    await house.control({ autoCapture: false });
    const orderId = await openOrder();
    await house.checkout(orderId, 'pay');
    const [authorised] = await eventsOf(orderId);
    await deliver(authorised);
    expect(await stateOf(orderId)).toBe('attempted');
    await reconcile(house.parts);
    expect(await stateOf(orderId)).toBe('paid');
  });

  it('refuses what is not signed over exactly these bytes', async () => {
    const orderId = await openOrder();
    await house.checkout(orderId, 'pay');
    const captured = (await eventsOf(orderId))[1];
    const body = captured?.body ?? '';
    expect((await house.webhook(body, 'evt_forged', '0'.repeat(64))).status).toBe(403);
    expect((await house.webhook(body, 'evt_forged', '')).status).toBe(403);
    const signature = (await import('@/school-api/payments/signature')).sign(
      body,
      house.account.webhookSecret,
    );
    expect((await house.webhook(`${body} `, 'evt_forged', signature)).status).toBe(403);
    expect((await house.webhook(body, 'evt_forged', signature)).status).toBe(200);
  });

  it('takes what is none of ours, and refuses what is no event', async () => {
    const foreign = { id: 'pay_x', order_id: 'order_foreign', amount: 100, currency: 'INR' };
    const payload = { payment: { entity: { ...foreign, status: 'captured' } } };
    const event = { event: 'payment.captured', payload };
    expect((await house.webhook(JSON.stringify(event), 'evt_1')).status).toBe(200);
    const other = { event: 'settlement.processed', payload: { settlement: {} } };
    expect((await house.webhook(JSON.stringify(other), 'evt_2')).status).toBe(200);
    expect((await house.webhook('not json', 'evt_3')).status).toBe(400);
    expect((await house.webhook('{}', 'evt_4')).status).toBe(400);
    expect((await house.webhook('x'.repeat(300_000), 'evt_5')).status).toBe(413);
  });

  it('tells events without an id apart by their bytes', async () => {
    const orderId = await openOrder();
    await house.checkout(orderId, 'pay');
    const captured = (await eventsOf(orderId))[1];
    const before = (await house.db.select().from(paymentEvents)).length;
    await house.webhook(captured?.body ?? '', '');
    await house.webhook(captured?.body ?? '', '');
    expect(await house.db.select().from(paymentEvents)).toHaveLength(before + 1);
  });
});
