import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sandboxDeliveries } from '@/school-api/db';
import { openPaymentsApp } from './payments-app';
import { sandboxCalls } from './sandbox-calls';

const api = await openPaymentsApp();
beforeEach(api.reset);

const { rest, newOrder, deliver } = sandboxCalls(api);

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
