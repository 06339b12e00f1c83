import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  capturedPayments,
  disputes,
  outbox,
  PURPOSES,
  paymentOrders,
  receiptSerials,
  receipts,
  refunds,
} from '@/school-api/db';
import { settle } from '@/school-api/money/payments/settle';
import type { Fact } from '@/school-api/money/payments/state';
import { CASES_TIMEOUT, cases } from '../../../support/cases';
import { paidFee } from './after-paid';
import { type Action, action, actionAfterPaid, startJourney } from './journey';
import { lastRun } from './last-run';
import { FEE_PAISE, openPaymentsApp } from './payments-app';

const api = await openPaymentsApp();

type Journey = Awaited<ReturnType<typeof startJourney>>;

const sum = (parts: readonly { amount: number }[]) =>
  parts.reduce((total, { amount }) => total + amount, 0);

/** What the provider's books contain, computed without the code under test. */
async function truthOf({ orderId, after }: Journey) {
  const { amount } = await api.orderOf(orderId);
  const books = await after.books();
  const kept = books.payments.map((payment) => {
    const own = (part: { paymentId: string }) => part.paymentId === payment.id;
    const refunded = books.refunds.filter((part) => own(part) && part.status === 'processed');
    const lost = books.disputes.filter((part) => own(part) && part.status === 'lost');
    const deducted = lost.map((part) => ({ amount: part.deducted }));
    return { amount: Math.max(0, payment.amount - sum(refunded) - sum(deducted)) };
  });
  const open = books.disputes.filter(({ status }) => ['open', 'under_review'].includes(status));
  const isPaid = books.payments.length > 0;
  return {
    ...books,
    isPaid,
    openDisputes: open.length,
    amount,
    returned: isPaid ? Math.max(0, amount - sum(kept)) : 0,
    isPaidTwice: sum(kept) > amount,
  };
}

async function expectSound({ orderId, after, readState }: Journey) {
  const order = await api.orderOf(orderId);
  const receipt = await after.receipt();
  const { paid, receipts: sent, notices } = await readState();
  expect({ sent, notices }).toEqual({ sent: paid ? 1 : 0, notices: paid ? 1 : 0 });
  expect(receipt !== undefined).toBe(paid);
  expect(order.returned).toBeGreaterThanOrEqual(0);
  expect(order.returned).toBeLessThanOrEqual(order.amount);
  expect(receipt?.returned ?? 0).toBe(order.returned);
  expect((receipt?.voidedAt ?? null) !== null).toBe(order.returned === order.amount);
  // The day is the provider's, whoever reported the payment and when.
  const captured = (await after.books()).payments.find(({ id }) => id === order.paymentId);
  expect([order.paidAt, receipt?.paidAt ?? null]).toEqual(
    Array(2).fill(paid ? captured?.capturedAt : null),
  );
  return order;
}

async function expectTrue(journey: Journey) {
  const order = await expectSound(journey);
  const truth = await truthOf(journey);
  expect(order.state === 'paid').toBe(truth.isPaid);
  expect(order.returned).toBe(truth.returned);
  expect(order.dispute === 'open').toBe(truth.openDisputes > 0);
  const reported = await journey.after.mailed('refund', 'returned');
  expect(reported.at(-1) ?? 0).toBe(truth.returned);
  const notes = await journey.after.mailed('office-case', 'what');
  const times = (what: string) => notes.filter((note) => note === what).length;
  const failed = truth.refunds.filter(({ status }) => status === 'failed').length;
  const lost = truth.disputes.filter(({ status }) => status === 'lost').length;
  expect([times('refund-failed'), times('dispute-lost')]).toEqual([failed, lost]);
  const cases = await api.cases();
  const count = (kind: string) => cases.filter((one) => one.kind === kind).length;
  expect(count('second-payment')).toBe(truth.isPaidTwice ? 1 : 0);
  expect(count('dispute-open')).toBe(truth.openDisputes);
  return truth;
}

// Actions of one step run concurrently.
const steps = <T>(one: fc.Arbitrary<T>, bounds: fc.ArrayConstraints) =>
  fc.array(fc.array(one, { minLength: 1, maxLength: 3 }), bounds);

const paying = { do: 'checkout', choice: 'pay', afterFailure: 'nothing' } as const;
const payment: Action[][] = [[{ ...paying, autoCapture: true }]];
const refunded = fc.tuple(
  steps(action, { maxLength: 2 }),
  fc.constantFrom(payment, payment, payment, []),
  steps(fc.oneof(actionAfterPaid, actionAfterPaid, action), { minLength: 1, maxLength: 7 }),
);

describe('an order after any sequence of payments, refunds and disputes', () => {
  it.each<[string, 'paid' | 'returned', number, fc.Arbitrary<Action[][]>]>([
    ['while it is paid', 'paid', 600, steps(action, { minLength: 1, maxLength: 9 })],
    ['after that', 'returned', 400, refunded.map((parts) => parts.flat())],
  ])(
    'agrees with the provider’s books, in order, receipt, mails and cases: %s',
    {
      timeout: CASES_TIMEOUT,
    },
    async (_, seen, night, moments) => {
      const counts = { journeys: 0, paid: 0, returned: 0, void: 0, twice: 0, disputed: 0 };
      const run = lastRun();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...PURPOSES),
          moments,
          run.of(async (form, all) => {
            await api.reset();
            const journey = await startJourney(api, form);
            for (const moment of all) {
              await Promise.all(moment.map(journey.perform));
              await expectSound(journey);
              const { payments } = await journey.after.books();
              // Only a donor who pays again pays twice.
              if (seen === 'paid') expect(payments.length).toBeLessThanOrEqual(1);
            }
            await journey.checkRefundsLater();
            const truth = await expectTrue(journey);
            const serials = await api.db.select().from(receiptSerials);
            expect(serials.map(({ last }) => last)).toEqual(truth.isPaid ? [1] : []);
            counts.journeys += 1;
            counts.paid += truth.isPaid ? 1 : 0;
            counts.returned += truth.returned > 0 ? 1 : 0;
            counts.void += truth.isPaid && truth.returned === truth.amount ? 1 : 0;
            counts.twice += truth.isPaidTwice ? 1 : 0;
            counts.disputed += truth.disputes.length > 0 ? 1 : 0;
          }),
        ),
        cases({ night }),
      );
      await run.ended();
      console.info(JSON.stringify(counts));
      expect(counts[seen]).toBeGreaterThan(seen === 'paid' ? counts.journeys / 5 : 0);
      expect(counts.paid).toBeLessThan(counts.journeys);
    },
  );

  it('ends the same whatever the order and repetition of the facts', {
    timeout: CASES_TIMEOUT,
  }, async () => {
    const { orderId } = await paidFee(api);
    const order = await api.orderOf(orderId);
    const facts = fc.uniqueArray(fc.constantFrom(...factsOf(order.paymentId ?? '')), {
      minLength: 1,
      maxLength: 11,
    });
    const tellings = facts.chain((all) => {
      const twice = [...all, ...all];
      const any = fc.shuffledSubarray(twice, { minLength: twice.length, maxLength: twice.length });
      return fc.tuple(any, any);
    });
    const report = async (reported: readonly Fact[]) => {
      for (const table of [capturedPayments, refunds, disputes]) await api.db.delete(table);
      const unpaid = {
        state: 'attempted',
        returned: 0,
        returnedAt: null,
        dispute: 'none',
      } as const;
      await api.db.update(paymentOrders).set(unpaid);
      await api.db.delete(receipts);
      await api.db.delete(outbox);
      for (const fact of reported)
        await api.db.transaction((tx) => settle(tx, order.id, fact, api.deps));
      const { state, returned, dispute } = await api.orderOf(orderId);
      const [receipt] = await api.db.select().from(receipts);
      const cases = await api.cases();
      const isVoid = (receipt?.voidedAt ?? null) !== null;
      return { state, returned, dispute, isVoid, cases: cases.map(({ kind }) => kind).sort() };
    };
    const run = lastRun();
    await fc.assert(
      fc.asyncProperty(
        tellings,
        run.of(async ([one, other]) => {
          expect(await report(one)).toEqual(await report(other));
        }),
      ),
      cases({ night: 150 }),
    );
    await run.ended();
  });
});

function factsOf(first: string): Fact[] {
  const currency = 'INR';
  const captured = (id: string): Fact => ({
    kind: 'captured',
    payment: { id, amount: FEE_PAISE, currency },
  });
  const refund = (
    id: string,
    paymentId: string,
    amount: number,
    state: 'pending' | 'processed' | 'failed',
  ): Fact => ({ kind: 'refund', refund: { id, paymentId, amount, state } });
  const dispute = (
    id: string,
    amount: number,
    state: 'open' | 'won' | 'lost',
    deducted = 0,
  ): Fact => ({
    kind: 'dispute',
    dispute: { id, paymentId: first, amount, deducted, state },
  });
  return [
    { kind: 'failed', payment: { id: 'pay_failed', amount: FEE_PAISE, currency } },
    ...[captured(first), captured('pay_second')],
    refund('rfnd_part', first, 40_000, 'pending'),
    refund('rfnd_part', first, 40_000, 'processed'),
    refund('rfnd_failed', first, 30_000, 'failed'),
    refund('rfnd_whole', 'pay_second', FEE_PAISE, 'processed'),
    dispute('disp_1', 60_000, 'open'),
    dispute('disp_1', 60_000, 'lost'),
    dispute('disp_1', 60_000, 'lost', 10_000),
    dispute('disp_1', 60_000, 'lost', 50_000),
    dispute('disp_2', 20_000, 'won'),
  ];
}
