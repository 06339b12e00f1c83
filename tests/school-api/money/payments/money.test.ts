import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISPUTE_STATES, REFUND_STATES } from '@/school-api/db/schema/orders';
import { moneyOf } from '@/school-api/money';
import type { MoneyEvents } from '@/school-api/money/payments/money';
import { cases } from '../../../support/cases';

const AMOUNT = 1000;
const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const payment = (id: string) => ({ id, amount: AMOUNT });

type Refund = MoneyEvents['refunds'][number];
type Dispute = MoneyEvents['disputes'][number];

const refund = (amount: number, state: Refund['state'] = 'processed', of = 'a', at = 20) => ({
  paymentId: of,
  amount,
  state,
  createdAt: day(at),
});
const dispute = (state: Dispute['state'], amount = AMOUNT, of = 'a', deducted = 0) => ({
  paymentId: of,
  amount,
  deducted,
  state,
  stateAt: null,
  seenAt: day(25),
});

type Parts = { payments?: string; refunds?: Refund[]; disputes?: Dispute[] };
const rows = ({ payments = 'a', refunds = [], disputes = [] }: Parts): MoneyEvents => ({
  payments: [...payments].map(payment),
  refunds,
  disputes,
});

describe('the money of an order', () => {
  it.each<[string, Parts, ReturnType<typeof summary>]>([
    ['paid', {}, [0, 'none', 0]],
    ['partly refunded', { refunds: [refund(300)] }, [300, 'none', 0]],
    ['partly refunded twice', { refunds: [refund(300), refund(200)] }, [500, 'none', 0]],
    ['refunded', { refunds: [refund(1000)] }, [1000, 'none', 0]],
    ['refunded in parts', { refunds: [refund(400), refund(600)] }, [1000, 'none', 0]],
    ['with a refund on its way', { refunds: [refund(1000, 'pending')] }, [0, 'none', 0]],
    ['with a failed refund', { refunds: [refund(1000, 'failed')] }, [0, 'none', 0]],
    [
      'refunded after a failure',
      { refunds: [refund(1000, 'failed'), refund(1000)] },
      [1000, 'none', 0],
    ],
    ['disputed', { disputes: [dispute('open')] }, [0, 'open', 0]],
    ['with a dispute won', { disputes: [dispute('won')] }, [0, 'won', 0]],
    ['with a dispute lost', { disputes: [dispute('lost')] }, [1000, 'lost', 0]],
    ['with a part lost', { disputes: [dispute('lost', 400)] }, [400, 'lost', 0]],
    ['with less deducted', { disputes: [dispute('lost', 400, 'a', 300)] }, [300, 'lost', 0]],
    [
      'refunded, and lost in a dispute as well',
      { refunds: [refund(1000)], disputes: [dispute('lost')] },
      [1000, 'lost', 0],
    ],
    [
      'disputed again after a dispute was lost',
      { disputes: [dispute('lost', 400), dispute('open', 600)] },
      [400, 'open', 0],
    ],
    ['paid twice', { payments: 'ab' }, [0, 'none', 1000]],
    [
      'paid twice, the second refunded',
      { payments: 'ab', refunds: [refund(1000, 'processed', 'b')] },
      [0, 'none', 0],
    ],
    ['paid twice, the first refunded', { payments: 'ab', refunds: [refund(1000)] }, [0, 'none', 0]],
    ['paid twice, a partly refunded', { payments: 'ab', refunds: [refund(400)] }, [0, 'none', 600]],
    [
      'paid twice, both refunded',
      { payments: 'ab', refunds: [refund(1000), refund(1000, 'processed', 'b')] },
      [1000, 'none', 0],
    ],
    [
      'paid three times',
      { payments: 'abc', refunds: [refund(1000, 'processed', 'c')] },
      [0, 'none', 1000],
    ],
    ['refunded before it is paid', { payments: '', refunds: [refund(1000)] }, [0, 'none', 0]],
    ['refunded of another payment', { refunds: [refund(1000, 'processed', 'x')] }, [0, 'none', 0]],
  ])('that is %s', (_, parts, expected) => {
    expect(summary(moneyOf(AMOUNT, rows(parts)))).toEqual(expected);
  });

  it('was returned on the day of the last refund or lost dispute, or on the day of the report', () => {
    const refunds = [refund(300, 'processed', 'a', 22), refund(200, 'processed', 'a', 21)];
    expect(moneyOf(AMOUNT, rows({ refunds })).returnedAt).toEqual(day(22));
    const disputes = [dispute('lost', 100)];
    expect(moneyOf(AMOUNT, rows({ refunds, disputes })).returnedAt).toEqual(day(25));
    const reported = [{ ...dispute('lost', 100), stateAt: day(23) }];
    expect(moneyOf(AMOUNT, rows({ refunds, disputes: reported })).returnedAt).toEqual(day(23));
    expect(moneyOf(AMOUNT, rows({})).returnedAt).toBeNull();
  });

  it('is never more than was paid, and does not depend on which payment came first', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const amount = fc.integer({ min: 1, max: 1500 });
    const facts = fc.record({
      payments: fc.uniqueArray(id).map((ids) => ids.map(payment)),
      refunds: fc.array(
        fc.tuple(amount, fc.constantFrom(...REFUND_STATES), id).map((all) => refund(...all)),
      ),
      disputes: fc.array(
        fc.tuple(fc.constantFrom(...DISPUTE_STATES), amount, id).map((all) => dispute(...all)),
      ),
    });
    fc.assert(
      fc.property(facts, (all) => {
        const money = moneyOf(AMOUNT, all);
        expect(money.returned).toBeGreaterThanOrEqual(0);
        expect(money.returned).toBeLessThanOrEqual(AMOUNT);
        expect(money.returned > 0 && money.surplus > 0).toBe(false);
        const { payments, refunds, disputes } = all;
        const turned = moneyOf(AMOUNT, {
          payments: payments.toReversed(),
          refunds: refunds.toReversed(),
          disputes: disputes.toReversed(),
        });
        expect({ ...turned, kept: turned.kept.toReversed() }).toEqual(money);
      }),
      cases({ night: 1000 }),
    );
  });
});

function summary({ returned, dispute, surplus }: ReturnType<typeof moneyOf>) {
  return [returned, dispute, surplus];
}
