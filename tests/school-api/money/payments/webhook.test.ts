import { beforeEach, describe, expect, it } from 'vitest';
import { paymentEvents } from '@/school-api/db';
import { reconcile } from '@/school-api/money';
import { openPaymentsApp } from './payments-app';

const api = await openPaymentsApp();
beforeEach(api.reset);

async function deliver(event: { body: string; eventId: string } | undefined) {
  if (event === undefined) throw new Error('there is no such event');
  return (await api.webhook(event.body, event.eventId)).status;
}

async function receiptsOf(orderId: string) {
  const { id } = await api.orderOf(orderId);
  return (await api.mails()).filter(({ key }) => key === `receipt:${id}`);
}

describe('the webhook', () => {
  it.each([
    ['in their order', [0, 1, 2]],
    ['last first', [2, 1, 0]],
    ['each twice', [0, 0, 1, 1, 2, 2]],
    ['only that the order is paid', [2]],
    ['only that the payment is captured', [1]],
  ])('pays the order once: events %s', async (_, sequence) => {
    const orderId = await api.attempt(await api.openFee());
    const events = await api.eventsOf(orderId);
    for (const index of sequence) expect(await deliver(events[index])).toBe(200);
    expect(await api.stateOf(orderId)).toBe('paid');
    expect(await receiptsOf(orderId)).toHaveLength(1);
  });

  it('stores each event once', async () => {
    const orderId = await api.attempt(await api.openFee(), 'fail');
    const [failed] = await api.eventsOf(orderId);
    await Promise.all([deliver(failed), deliver(failed), deliver(failed)]);
    const kept = await api.db.select().from(paymentEvents);
    expect(kept.filter(({ id }) => id === failed?.eventId)).toHaveLength(1);
    expect(await api.stateOf(orderId)).toBe('failed');
  });

  it('stores why the payment failed, of the last attempt', async () => {
    const orderId = await api.openFee();
    const reasonOf = async () => (await api.orderOf(orderId)).failureReason;
    const send = async (name: string, reason: unknown) => {
      await api.checkout(orderId, 'fail');
      const event = (await api.eventsOf(orderId)).at(-1);
      const body = event?.body.replace(
        '"error_reason":"payment_failed"',
        `"error_reason":${reason}`,
      );
      await api.webhook(body ?? '', name);
    };
    await send('one', '"incorrect_otp"');
    expect(await reasonOf()).toBe('incorrect_otp');
    await send('two', '"insufficient_funds"');
    expect(await reasonOf()).toBe('insufficient_funds');
    for (const odd of ['null', '7', '"<b>No</b>"']) await send(odd, odd);
    expect([await api.stateOf(orderId), await reasonOf()]).toEqual([
      'failed',
      'insufficient_funds',
    ]);
  });

  it('leaves capturing an authorised payment to the reconciler', async () => {
    await api.control({ autoCapture: false });
    const orderId = await api.attempt(await api.openFee());
    const [authorised] = await api.eventsOf(orderId);
    await deliver(authorised);
    expect(await api.stateOf(orderId)).toBe('attempted');
    await reconcile(api.deps);
    expect(await api.stateOf(orderId)).toBe('paid');
  });

  it('accepts foreign events and rejects invalid bodies', async () => {
    const foreign = { id: 'pay_x', order_id: 'order_foreign', amount: 100, currency: 'INR' };
    const payload = { payment: { entity: { ...foreign, status: 'captured' } } };
    const event = { event: 'payment.captured', payload };
    expect((await api.webhook(JSON.stringify(event), 'evt_1')).status).toBe(200);
    const other = { event: 'settlement.processed', payload: { settlement: {} } };
    expect((await api.webhook(JSON.stringify(other), 'evt_2')).status).toBe(200);
    expect((await api.webhook('not json', 'evt_3')).status).toBe(400);
    expect((await api.webhook('{}', 'evt_4')).status).toBe(400);
    expect((await api.webhook('x'.repeat(300_000), 'evt_5')).status).toBe(413);
  });

  it('identifies events without an id by their bytes', async () => {
    const orderId = await api.attempt(await api.openFee());
    const captured = (await api.eventsOf(orderId))[1];
    const before = (await api.db.select().from(paymentEvents)).length;
    await api.webhook(captured?.body ?? '', '');
    await api.webhook(captured?.body ?? '', '');
    expect(await api.db.select().from(paymentEvents)).toHaveLength(before + 1);
  });
});
