import { tmpdir } from 'node:os';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApp } from '@/school-api/app';
import { paymentOrders } from '@/school-api/db';
import { anomalyCounts } from '@/school-api/money';
import { settle } from '@/school-api/money/payments/settle';
import { readStats } from '@/school-api/operations/metrics/stats';
import { openPaymentsApp } from './payments-app';

const api = await openPaymentsApp();

async function paidOrder() {
  const orderId = await api.openFee();
  await api.payFee(orderId);
  return api.orderOf(orderId);
}

const figures = () => readStats(api.db, api.clock.at);

const captured = (id: string, amount: number) => ({
  kind: 'captured' as const,
  payment: { id, amount, currency: 'INR' },
});

it('payments that a person has to check are counted: a second one of an order, and one of another amount', async () => {
  const order = await paidOrder();
  const before = new Map(anomalyCounts());
  const since = (kind: 'second-payment' | 'amount-differs') =>
    (anomalyCounts().get(kind) ?? 0) - (before.get(kind) ?? 0);
  const tell = (fact: ReturnType<typeof captured>) =>
    api.db.transaction((tx) => settle(tx, order.id, fact, api.deps));
  await tell(captured(order.paymentId ?? '', order.amount));
  expect([since('second-payment'), since('amount-differs')]).toEqual([0, 0]);
  await tell(captured('pay_another', order.amount));
  expect([since('second-payment'), since('amount-differs')]).toEqual([1, 0]);
  await tell(captured('pay_less', order.amount - 1));
  expect([since('second-payment'), since('amount-differs')]).toEqual([1, 1]);
  await tell(captured('pay_less', order.amount - 1));
  const sent = (await api.mails()).filter(({ key }) => key === 'amount-differs:pay_less');
  const data = { what: 'amount-differs', amount: order.amount - 1, paymentId: 'pay_less' };
  expect(sent).toMatchObject([{ kind: 'office-case', recipient: 'office', data }]);
});

describe('the figures of money', () => {
  it('report when real money last arrived, and when the provider last reported', async () => {
    const order = await paidOrder();
    // From the sandbox, so it is not money.
    expect((await figures()).paidAt).toBeNull();
    await api.db.update(paymentOrders).set({ test: false }).where(eq(paymentOrders.id, order.id));
    expect((await figures()).paidAt).toEqual(api.clock.at);
    expect((await figures()).webhookAt).toBeNull();
    const [event] = await api.deliveries();
    api.later(60);
    expect((await api.webhook(event?.body ?? '', event?.eventId ?? '')).status).toBe(200);
    expect((await figures()).webhookAt).toEqual(api.clock.at);
  });

  it('count an order as uncertain an hour after its payment started, while it is checked', async () => {
    const { id } = await paidOrder();
    const set = (changes: Partial<typeof paymentOrders.$inferInsert>) =>
      api.db.update(paymentOrders).set(changes).where(eq(paymentOrders.id, id));
    await set({ test: false, state: 'attempted', openedAt: api.clock.at, checkAt: api.clock.at });
    expect((await figures()).uncertain).toBe(0);
    api.later(3600);
    expect((await figures()).uncertain).toBe(1);
    await set({ checkAt: null });
    expect((await figures()).uncertain).toBe(0);
  });
});

it('the disk and its reserve are exported to monitoring', async () => {
  const app = createApp({
    db: api.db,
    log: api.deps.log,
    mediaFolders: [],
    watch: {
      isStopping: () => false,
      metricsToken: 'a-token-of-the-figures',
      disk: { folder: tmpdir(), reserveBytes: 2048 },
    },
  });
  const headers = { authorization: 'Bearer a-token-of-the-figures' };
  const text = await (await app.request('/metrics', { headers })).text();
  expect(Number(/^school_disk_free_bytes (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(2048);
  expect(text).toContain('school_disk_reserve_bytes 2048');
});
