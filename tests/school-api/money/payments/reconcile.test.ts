import { beforeEach, describe, expect, it } from 'vitest';
import { reconcile, reconcileRefunds } from '@/school-api/money';
import { nextCheck, nextRefundCheck } from '@/school-api/money/payments/schedule';
import { paidFee } from './after-paid';
import { FEE_PAISE, openPaymentsApp } from './payments-app';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const api = await openPaymentsApp();
beforeEach(async () => {
  await api.reset();
  await api.control({ webhooks: false });
});

describe('the reconciler', () => {
  it('checks an open order after 15 minutes, not before', async () => {
    const orderId = await api.attempt(await api.openFee());
    api.later(15 * MINUTE - 1);
    expect(await reconcile(api.deps)).toBe(0);
    expect(await api.stateOf(orderId)).toBe('created');
    api.later(1);
    expect(await reconcile(api.deps)).toBe(1);
    expect(await api.stateOf(orderId)).toBe('paid');
    api.later(DAY);
    expect(await reconcile(api.deps)).toBe(0);
  });

  it('checks with growing intervals for five days', async () => {
    await api.openFee();
    let asked = 0;
    for (let minute = 0; minute < (6 * DAY) / MINUTE; minute += 15) {
      asked += await reconcile(api.deps);
      api.later(15 * MINUTE);
    }
    expect(asked).toBeGreaterThan(15);
    expect(asked).toBeLessThan(30);
    const [order] = await api.orders();
    expect(order?.checkAt).toBeNull();
  });

  it('captures and settles a late payment of a failed order', async () => {
    await api.control({ afterFailure: 'authorized', lateSeconds: HOUR });
    const orderId = await api.attempt(await api.openFee(), 'fail');
    api.later(20 * MINUTE);
    await reconcile(api.deps);
    expect(await api.stateOf(orderId)).toBe('failed');
    api.later(2 * HOUR);
    await reconcile(api.deps);
    expect(await api.stateOf(orderId)).toBe('paid');
    const [payment] = await api.paymentsAtProvider(orderId);
    expect(payment?.status).toBe('captured');
  });

  it('checks an order once with concurrent instances', async () => {
    for (let order = 0; order < 4; order += 1) await api.openFee();
    api.later(16 * MINUTE);
    api.network.calls.length = 0;
    const asked = await Promise.all([reconcile(api.deps), reconcile(api.deps)]);
    expect(asked.reduce((sum, one) => sum + one)).toBe(4);
    expect(api.network.calls).toHaveLength(4);
  });

  it('continues when the provider cannot be reached, and when another instance died', async () => {
    const orderId = await api.attempt(await api.openFee());
    api.later(16 * MINUTE);
    api.network.cut = true;
    await reconcile(api.deps);
    api.network.cut = false;
    expect(await reconcile(api.deps)).toBe(0);
    api.later(16 * MINUTE);
    await reconcile(api.deps);
    expect(await api.stateOf(orderId)).toBe('paid');
  });

  it('restarts its five days when the visitor retries', async () => {
    const id = await api.apply();
    const orderId = await api.openFee(id);
    api.later(10 * DAY);
    await reconcile(api.deps);
    await api.openFee(id);
    await api.checkout(orderId, 'pay');
    api.later(16 * MINUTE);
    await reconcile(api.deps);
    expect(await api.stateOf(orderId)).toBe('paid');
  });
});

describe('the schedule', () => {
  const opened = new Date('2026-11-10T00:00:00Z');
  const plus = (seconds: number) => new Date(opened.getTime() + seconds * 1000);

  it('doubles up to six hours and ends with the fifth day', () => {
    expect(nextCheck(opened, 0, plus(HOUR))).toEqual(plus(HOUR + 15 * MINUTE));
    expect(nextCheck(opened, 2, plus(HOUR))).toEqual(plus(2 * HOUR));
    expect(nextCheck(opened, 90, plus(HOUR))).toEqual(plus(7 * HOUR));
    expect(nextCheck(opened, 90, plus(5 * DAY - HOUR))).toEqual(plus(5 * DAY));
    expect(nextCheck(opened, 90, plus(5 * DAY))).toBeNull();
  });
});

describe('the schedule of refunds', () => {
  const paid = new Date('2026-11-10T00:00:00Z');
  const plus = (days: number) => new Date(paid.getTime() + days * DAY * 1000);

  it('is daily for a month, weekly until the 180th day, and daily while something is open', () => {
    expect(nextRefundCheck(paid, plus(1), false)).toEqual(plus(2));
    expect(nextRefundCheck(paid, plus(29.5), false)).toEqual(plus(30.5));
    expect(nextRefundCheck(paid, plus(30), false)).toEqual(plus(37));
    expect(nextRefundCheck(paid, plus(180), false)).toBeNull();
    expect(nextRefundCheck(paid, plus(180), true)).toEqual(plus(181));
    expect(nextRefundCheck(paid, plus(365), true)).toBeNull();
  });

  it('asks about fifty times about an order, and then never again', async () => {
    await paidFee(api);
    let asked = 0;
    for (let day = 0; day < 200; day += 1) {
      api.later(DAY);
      asked += await reconcileRefunds(api.deps);
    }
    expect(asked).toBeGreaterThan(45);
    expect(asked).toBeLessThan(60);
    expect((await api.orders()).map(({ refundCheckAt }) => refundCheckAt)).toEqual([null]);
  });

  it('asks an hour later when the provider cannot be reached', async () => {
    const fee = await paidFee(api);
    await fee.refund();
    api.later(DAY);
    api.network.cut = true;
    await reconcileRefunds(api.deps);
    api.network.cut = false;
    expect(await reconcileRefunds(api.deps)).toBe(0);
    api.later(61 * MINUTE);
    expect(await reconcileRefunds(api.deps)).toBe(1);
    expect(await fee.receipt()).toMatchObject({ returned: FEE_PAISE });
  });

  it('asks about each order once with concurrent instances', async () => {
    for (let order = 0; order < 4; order += 1) await paidFee(api);
    api.later(DAY);
    const asked = await Promise.all([reconcileRefunds(api.deps), reconcileRefunds(api.deps)]);
    expect(asked.reduce((sum, one) => sum + one)).toBe(4);
  });
});
