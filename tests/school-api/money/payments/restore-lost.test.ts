import { beforeEach, describe, expect, it } from 'vitest';
import { paymentOrders, receipts } from '@/school-api/db';
import { reconcile, restoreLost } from '@/school-api/money';
import { writeReceiptNumbers } from '@/school-api/money/payments/note-numbers';
import { reconcilerRound } from '@/school-api/money/payments/reconciler-round';
import { openPaymentsApp } from './payments-app';

const HOUR = 3600;

const api = await openPaymentsApp();
beforeEach(async () => {
  await api.reset();
  await api.control({ webhooks: false });
});

const paidDonation = async () => {
  const orderId = await api.startDonation();
  await api.payDonation(orderId);
  return orderId;
};
const numberOf = async (orderId: string) => (await api.receiptOf(orderId))?.number;
const signal = new AbortController().signal;

describe('the provider’s list', () => {
  it('reveals a lost order without a webhook, once', async () => {
    const paid = await paidDonation();
    await api.startDonation();
    await api.forget();
    expect(await restoreLost(api.deps)).toBe(1);
    expect(await restoreLost(api.deps)).toBe(0);
    expect(await api.orders()).toMatchObject([{ providerOrderId: paid, state: 'paid' }]);
    expect(await api.mailsOf('donation-receipt')).toHaveLength(1);
  });

  it('is read for the last week, or for a given number of days', async () => {
    await paidDonation();
    await api.forget();
    api.later(8 * 24 * HOUR);
    expect(await restoreLost(api.deps)).toBe(0);
    expect(await restoreLost(api.deps, { days: 9 })).toBe(1);
  });

  it('is read at the start and then hourly, sooner when the provider was down', async () => {
    const lists = () => api.network.calls.filter((call) => call.includes('from='));
    const round = reconcilerRound(api.deps);
    const reads = async (seconds: number) => {
      api.later(seconds);
      const before = lists().length;
      await round(signal);
      return lists().length - before;
    };
    await api.control({ down: true });
    expect(await reads(0)).toBe(1);
    await api.control({ down: false });
    expect(await reads(60)).toBe(0);
    expect(await reads(300)).toBe(1);
    expect(await reads(HOUR - 60)).toBe(0);
    expect(await reads(60)).toBe(1);
  });

  it('restores in parallel what one alone would restore', async () => {
    await paidDonation();
    await api.forget();
    await Promise.all([restoreLost(api.deps), restoreLost(api.deps)]);
    expect(await api.orders()).toHaveLength(1);
    expect(await api.mailsOf('donation-receipt')).toHaveLength(1);
  });
});

describe('a receipt number that the provider knows', () => {
  it('is restored by its order and given to no other', async () => {
    const others = [await paidDonation(), await paidDonation()];
    const last = await paidDonation();
    expect(await writeReceiptNumbers(api.deps)).toBe(3);
    expect(await writeReceiptNumbers(api.deps)).toBe(0);
    const numbers = await Promise.all([...others, last].map(numberOf));
    await api.forget();
    await restoreLost(api.deps);
    expect(await Promise.all([...others, last].map(numberOf))).toEqual(numbers);
    expect(await numberOf(await paidDonation())).toBe('TEST/2026-27/000004');
  });

  it('is skipped after the next reading of the list', async () => {
    const orderId = await paidDonation();
    await writeReceiptNumbers(api.deps);
    const number = await numberOf(orderId);
    const { id } = await api.orderOf(orderId);
    // As in yesterday's backup: the order is there, its payment is not.
    const before = await api.orderOf(orderId);
    await api.forget();
    const lost = { state: 'created' as const, paymentId: null, paidAt: null, numberInNotes: null };
    await api.db.insert(paymentOrders).values({ ...before, ...lost, id, checkAt: api.clock.at });
    expect(await restoreLost(api.deps)).toBe(0);
    expect(await numberOf(await paidDonation())).toBe('TEST/2026-27/000002');
    await reconcile(api.deps);
    expect(await numberOf(orderId)).toBe(number);
  });

  it('is replaced at the provider if another receipt has it since', async () => {
    const lost = await paidDonation();
    await writeReceiptNumbers(api.deps);
    await api.forget();
    const since = await paidDonation();
    expect(await numberOf(since)).toBe('TEST/2026-27/000001');
    await restoreLost(api.deps);
    expect(await numberOf(lost)).toBe('TEST/2026-27/000002');
    await writeReceiptNumbers(api.deps);
    expect(await api.notesOf(lost)).toMatchObject({ receipt_number: 'TEST/2026-27/000002' });
    const numbers = (await api.db.select().from(receipts)).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(2);
  });

  it('is written with the other notes kept, once the provider can be reached', async () => {
    const orderId = await paidDonation();
    const notes = await api.notesOf(orderId);
    await api.control({ down: true });
    expect(await writeReceiptNumbers(api.deps)).toBe(0);
    await api.control({ down: false });
    expect(await writeReceiptNumbers(api.deps)).toBe(1);
    expect(await api.notesOf(orderId)).toEqual({ ...notes, receipt_number: 'TEST/2026-27/000001' });
  });

  it('is not written for ever to an order unknown to the provider', async () => {
    const orderId = await paidDonation();
    await api.db.update(paymentOrders).set({ providerOrderId: 'order_elsewhere' });
    expect(await writeReceiptNumbers(api.deps)).toBe(0);
    const called = api.network.calls.length;
    expect(await writeReceiptNumbers(api.deps)).toBe(0);
    expect(api.network.calls).toHaveLength(called);
    expect(await api.notesOf(orderId)).not.toHaveProperty('receipt_number');
  });
});
