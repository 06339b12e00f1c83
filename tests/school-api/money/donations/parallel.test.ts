import { expect, it } from 'vitest';
import { paymentOrders, receipts } from '@/school-api/db';
import { addOfflineDonation, offlineDonationInput } from '@/school-api/money';
import { settle } from '@/school-api/money/payments/settle';
import { openPaymentsApp } from '../payments/payments-app';

const api = await openPaymentsApp();

function bankDonation(reference: string) {
  const now = api.clock.at;
  const slip = { method: 'upi', givenOn: '2026-11-09', amount: '2100', reference, kind: 'Others' };
  const of = { donorName: 'Meera Rao', email: 'meera@example.org', address: '', purpose: '' };
  const typed = { ...slip, ...of, indianCitizen: 'yes' };
  const tax = { fcra: undefined, registrations: [] };
  const input = offlineDonationInput(now, tax, slip.method).parse(typed);
  return addOfflineDonation(api.db, input, { again: false, now });
}

const onlineDonation = async () => api.orderOf(await api.startDonation());

const EACH = 15;

/** The power is cut before the first attempt's commit. */
const fails = new Set([0, 3, 4, 9]);

it('numbers have no gaps or duplicates when the office and visitors write at once, and some fail', async () => {
  const orders = await Promise.all(Array.from({ length: EACH }, onlineDonation));
  // As if opened with live keys: their receipts then count in the real series.
  await api.db.update(paymentOrders).set({ test: false });
  const paying = orders.map(async ({ id, amount, currency }, index) => {
    const payment = { id: `pay_${index}`, amount, currency };
    const pay = (isCut: boolean) =>
      api.db.transaction(async (tx) => {
        await settle(tx, id, { kind: 'captured', payment }, api.deps);
        if (isCut) throw new Error('cut');
      });
    if (fails.has(index)) await expect(pay(true)).rejects.toThrow('cut');
    return pay(false);
  });
  const entering = Array.from({ length: EACH }, (_, index) => bankDonation(`UTR${index}`));
  const twice = Array.from({ length: 3 }, () => bankDonation('SAME SLIP'));
  const entered = await Promise.all([...entering, ...twice, ...paying]);
  const added = entered.filter((one) => typeof one === 'object' && one.added);
  expect(added).toHaveLength(EACH + 1);
  const numbers = (await api.db.select().from(receipts)).map(({ number }) => number).sort();
  const expected = Array.from(
    { length: 2 * EACH + 1 },
    (_, index) => `D/2026-27/${String(index + 1).padStart(6, '0')}`,
  );
  expect(numbers).toEqual(expected);
});
