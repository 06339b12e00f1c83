import { beforeEach, describe, expect, it } from 'vitest';
import { paymentOrders } from '@/school-api/db';
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
    expect(await fee.told('office-case', 'what')).toEqual(['dispute-open', `dispute-${dispute}`]);
    expect((await fee.receipt())?.voidReason).toBe(
      returned > 0 ? 'Taken back by the bank after a dispute' : '',
    );
    expect(await fee.mailsOf('refund')).toHaveLength(returned > 0 ? 1 : 0);
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
      { data: { returnedAt: lostAt.toISOString() } },
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
});

describe('the figures', () => {
  it('count refunded orders separately, and the cases by kind', async () => {
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
});
