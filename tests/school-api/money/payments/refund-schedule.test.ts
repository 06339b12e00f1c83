import { beforeEach, describe, expect, it } from 'vitest';
import { reconcileRefunds } from '@/school-api/money';
import { nextRefundCheck } from '@/school-api/money/payments/schedule';
import { paidFee } from './after-paid';
import { FEE_PAISE, openPaymentsApp } from './payments-app';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const api = await openPaymentsApp();
beforeEach(api.reset);

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
    await api.control({ webhooks: false });
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
    await api.control({ webhooks: false });
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
    await api.control({ webhooks: false });
    for (let order = 0; order < 4; order += 1) await paidFee(api);
    api.later(DAY);
    const asked = await Promise.all([reconcileRefunds(api.deps), reconcileRefunds(api.deps)]);
    expect(asked.reduce((sum, one) => sum + one)).toBe(4);
  });
});
