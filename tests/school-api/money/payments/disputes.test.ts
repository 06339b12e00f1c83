import { beforeEach, describe, expect, it } from 'vitest';
import {
  capturedPayments,
  disputes,
  outbox,
  paymentOrders,
  receipts,
  refunds,
} from '@/school-api/db';
import { reconcileRefunds } from '@/school-api/money';
import { readStats } from '@/school-api/operations/metrics/stats';
import { paidFee } from './after-paid';
import { FEE_PAISE, openPaymentsApp } from './payments-app';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const api = await openPaymentsApp();
beforeEach(api.reset);

const cases = async () => (await api.cases()).map(({ kind }) => kind);

describe('a dispute', () => {
  it.each([
    ['won', 0, 'won'],
    ['closed', 0, 'won'],
    ['lost', FEE_PAISE, 'lost'],
  ] as const)('that is %s takes %i paise back', async (end, returned, dispute) => {
    const fee = await paidFee(api);
    const opened = await fee.dispute();
    await fee.deliver();
    expect(await api.orderOf(fee.orderId)).toMatchObject({ dispute: 'open', returned: 0 });
    expect(await cases()).toEqual(['dispute-open']);
    await fee.endDispute(opened?.body.id, end);
    await fee.deliver();
    expect(await api.orderOf(fee.orderId)).toMatchObject({ dispute, returned });
    expect(await cases()).toEqual([]);
    expect(await fee.mailed('office-case', 'what')).toEqual(['dispute-open', `dispute-${dispute}`]);
    expect((await fee.receipt())?.voidReason).toBe(
      returned > 0 ? 'Taken back by the bank after a dispute' : '',
    );
    expect(await fee.mailsOf('refund')).toHaveLength(returned > 0 ? 1 : 0);
  });

  it('withdraws what the provider finally deducts, in whatever order it is reported', async () => {
    const fee = await paidFee(api);
    const opened = await fee.dispute(60_000);
    const id = opened?.body.id;
    for (const deducted of [20_000, 50_000]) {
      api.later(DAY);
      await fee.endDispute(id, 'lost', deducted);
      await fee.deliver(['payment.dispute.lost']);
      expect(await api.orderOf(fee.orderId)).toMatchObject({
        returned: deducted,
        returnedAt: api.clock.at,
      });
    }
    await fee.deliver();
    expect(await fee.receipt()).toMatchObject({ returned: 50_000 });
    expect(await fee.mailed('refund', 'returned')).toEqual([20_000, 50_000]);
  });

  it('withdraws money on the day it was lost, not the day of the report', async () => {
    const fee = await paidFee(api);
    const opened = await fee.dispute();
    await fee.endDispute(opened?.body.id, 'lost');
    const lostAt = api.clock.at;
    api.later(DAY);
    await fee.deliver();
    expect(await api.orderOf(fee.orderId)).toMatchObject({ returnedAt: lostAt });
    expect(await fee.receipt()).toMatchObject({ voidedAt: lostAt });
    expect(await fee.mailsOf('refund')).toMatchObject([
      { data: { returnedAt: lostAt.toISOString(), byDispute: true } },
    ]);
  });

  it('does not keep refunds from being found if the provider refuses to list disputes', async () => {
    const fee = await paidFee(api);
    await fee.refund(50_000);
    api.later(DAY);
    const { provider } = api.deps;
    if (provider === undefined) throw new Error('no provider');
    const disputes = () => Promise.reject(new Error('not allowed'));
    await reconcileRefunds({ ...api.deps, provider: { ...provider, disputes } });
    expect(await fee.receipt()).toMatchObject({ returned: 50_000 });
  });
});

it('an event repeated under another id changes nothing', async () => {
  const fee = await paidFee(api);
  await fee.refund(30_000);
  const opened = await fee.dispute(60_000);
  await fee.endDispute(opened?.body.id, 'lost', 20_000);
  await fee.endDispute(opened?.body.id, 'lost', 50_000);
  await fee.deliver();
  const tables = [paymentOrders, capturedPayments, refunds, disputes, receipts, outbox];
  const stored = () => Promise.all(tables.map((table) => api.db.select().from(table)));
  const before = await stored();
  expect(await api.orderOf(fee.orderId)).toMatchObject({ returned: 80_000 });
  api.later(DAY);
  const events = (await api.deliveries()).filter(({ body }) => body.includes(fee.orderId));
  expect(events.length).toBeGreaterThan(7);
  for (const [index, { body }] of [...events, ...events.toReversed()].entries()) {
    expect((await api.webhook(body, `evt_again_${index}`)).status).toBe(200);
  }
  expect(await stored()).toEqual(before);
});

describe('a second payment of one order', () => {
  it('is a case for the office, with instructions, and closes on its refund', async () => {
    const fee = await paidFee(api);
    await fee.payAgain();
    await fee.deliver();
    await fee.deliver();
    expect(await cases()).toEqual(['second-payment']);
    const mails = await fee.mailsOf('office-case');
    expect(mails.map(({ data }) => data)).toMatchObject([
      { what: 'second-payment', amount: FEE_PAISE },
    ]);
    expect(await fee.mailsOf('admission-receipt')).toHaveLength(1);
    await fee.refund();
    await fee.deliver();
    expect(await cases()).toEqual([]);
    expect(await fee.receipt()).toMatchObject({ returned: 0, voidedAt: null });
    expect(await fee.mailsOf('refund')).toEqual([]);
  });

  it('that is reported after the first was refunded makes the receipt valid again', async () => {
    const fee = await paidFee(api);
    await fee.payAgain();
    await fee.refund(undefined, 1);
    const [first] = (await api.deliveries()).filter(
      ({ event, body }) => event === 'refund.processed' && body.includes(fee.orderId),
    );
    await api.webhook(first?.body ?? '', first?.eventId ?? '');
    expect((await fee.receipt())?.voidedAt).not.toBeNull();
    await fee.deliver();
    expect(await fee.receipt()).toMatchObject({ returned: 0, voidedAt: null, voidReason: '' });
    expect(await fee.mailed('refund', 'returned')).toEqual([FEE_PAISE, 0]);
  });
});

it('the figures count refunded orders separately, and the cases by kind', async () => {
  const fee = await paidFee(api);
  const other = await paidFee(api);
  await fee.refund();
  await fee.deliver();
  await other.payAgain();
  await other.deliver();
  await api.db.update(paymentOrders).set({ test: false });
  const { orders, cases: open } = await readStats(api.db, api.clock.at);
  expect(orders.map(({ state, count }) => [state, count]).sort()).toEqual([
    ['paid', 1],
    ['refunded', 1],
  ]);
  expect(open).toMatchObject({ 'second-payment': 1, 'refund-failed': 0, 'dispute-open': 0 });
});
