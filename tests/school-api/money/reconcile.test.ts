import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentOrders } from '@/school-api/db/schema/orders';
import { reconcile } from '@/school-api/payments/reconcile';
import { nextCheck } from '@/school-api/payments/schedule';
import { type House, openHouse } from './house';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  await house.db.delete(paymentOrders);
  await house.control({ webhooks: false, afterFailure: 'nothing' });
});
afterAll(() => house.close());

async function openOrder(): Promise<string> {
  const { body } = await house.post('create-order/', { application_id: await house.apply() });
  return body.order_id;
}

const stateOf = async (orderId: string) => (await house.orderOf(orderId)).state;

describe('the reconciler', () => {
  it('asks about an open order after 15 minutes, not before', async () => {
    const orderId = await openOrder();
    await house.checkout(orderId, 'pay');
    house.later(15 * MINUTE - 1);
    expect(await reconcile(house.parts)).toBe(0);
    expect(await stateOf(orderId)).toBe('created');
    house.later(1);
    expect(await reconcile(house.parts)).toBe(1);
    expect(await stateOf(orderId)).toBe('paid');
    house.later(DAY);
    expect(await reconcile(house.parts)).toBe(0);
  });

  it('asks ever more seldom, and for five days', async () => {
    await openOrder();
    let asked = 0;
    for (let minute = 0; minute < (6 * DAY) / MINUTE; minute += 15) {
      asked += await reconcile(house.parts);
      house.later(15 * MINUTE);
    }
    expect(asked).toBeGreaterThan(15);
    expect(asked).toBeLessThan(30);
    const [order] = await house.orders();
    expect(order?.checkAt).toBeNull();
  });

  it('finds late money on a failed order, captures and settles it', async () => {
    await house.control({ afterFailure: 'authorized', lateSeconds: HOUR });
    const orderId = await openOrder();
    await house.checkout(orderId, 'fail');
    house.later(20 * MINUTE);
    await reconcile(house.parts);
    expect(await stateOf(orderId)).toBe('failed');
    house.later(2 * HOUR);
    await reconcile(house.parts);
    expect(await stateOf(orderId)).toBe('paid');
    const [payment] = await house.paymentsAtProvider(orderId);
    expect(payment?.status).toBe('captured');
  });

  it('takes an order once when two instances look at once', async () => {
    for (let order = 0; order < 4; order += 1) await openOrder();
    house.later(16 * MINUTE);
    house.network.calls.length = 0;
    const asked = await Promise.all([reconcile(house.parts), reconcile(house.parts)]);
    expect(asked.reduce((sum, one) => sum + one)).toBe(4);
    expect(house.network.calls).toHaveLength(4);
  });

  it('goes on when the provider cannot be reached, and when another instance died', async () => {
    const orderId = await openOrder();
    await house.checkout(orderId, 'pay');
    house.later(16 * MINUTE);
    house.network.cut = true;
    await reconcile(house.parts);
    house.network.cut = false;
    expect(await reconcile(house.parts)).toBe(0);
    house.later(16 * MINUTE);
    await reconcile(house.parts);
    expect(await stateOf(orderId)).toBe('paid');
  });

  it('begins its five days anew when the visitor tries again', async () => {
    const id = await house.apply();
    const { body } = await house.post('create-order/', { application_id: id });
    house.later(10 * DAY);
    await reconcile(house.parts);
    await house.post('create-order/', { application_id: id });
    await house.checkout(body.order_id, 'pay');
    house.later(16 * MINUTE);
    await reconcile(house.parts);
    expect(await stateOf(body.order_id)).toBe('paid');
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
