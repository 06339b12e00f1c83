import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type House, openHouse } from '../money/house';
import { commandLine } from './office';

let house: House;
let school: ReturnType<typeof commandLine>;
beforeEach(async () => {
  house = await openHouse();
  house.clock.at = new Date('2026-11-21T09:58:00Z');
  school = commandLine(house.db, 'data/none', house.kind);
});
afterEach(() => house.close());

const order = z.object({ order_id: z.string() });

/** An application whose fee the provider has and of which nobody told us. */
async function paidUnheard() {
  const application = await house.apply();
  const { body } = await house.post('create-order/', { application_id: application });
  const { order_id } = order.parse(body);
  await house.checkout(order_id, 'pay');
  return { application, order_id };
}

const receipts = async () =>
  (await house.mails()).filter(({ kind }) => kind === 'admission-receipt').length;

describe('payments reconcile', () => {
  it('leaves young orders to the site', async () => {
    await paidUnheard();
    const { told } = await school('payments', 'reconcile');
    expect(told).toBe('0 open orders asked about, 0 of them turned out to be paid.\n');
  });

  it('asks about all open orders and sends what was paid its one receipt', async () => {
    const { order_id } = await paidUnheard();
    await house.post('create-order/', { application_id: await house.apply() });
    const { code, told } = await school('payments', 'reconcile', '--all');
    expect([code, told]).toEqual([
      0,
      '2 open orders asked about, 1 of them turned out to be paid.\n',
    ]);
    expect((await house.orderOf(order_id)).state).toBe('paid');
    await school('payments', 'reconcile', '--all');
    expect(await receipts()).toBe(1);
  });

  it('asks about one order by the name that the office has', async () => {
    const { application, order_id } = await paidUnheard();
    const other = await paidUnheard();
    const { told } = await school('payments', 'reconcile', '--order', application);
    expect(told).toContain('1 open orders asked about, 1 of them');
    expect((await house.orderOf(order_id)).state).toBe('paid');
    expect((await house.orderOf(other.order_id)).state).toBe('created');
    const again = await school('payments', 'reconcile', '--order', order_id);
    expect([again.code, again.told]).toEqual([1, expect.stringContaining('is paid (pay_')]);
  });

  it('knows which orders there are', async () => {
    const { code, told } = await school('payments', 'reconcile', '--order', 'order_x');
    expect([code, told]).toEqual([1, 'There is no payment order order_x.\n']);
  });
});
