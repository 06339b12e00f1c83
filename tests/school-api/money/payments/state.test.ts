import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATES, type OrderState } from '@/contract';
import { DISPUTE_STATES, REFUND_STATES } from '@/school-api/db/schema/orders';
import {
  nextDispute,
  nextRefund,
  nextState,
  type PaymentFact,
} from '@/school-api/money/payments/state';
import { cases } from '../../../support/cases';

const FACTS: readonly PaymentFact['kind'][] = ['attempted', 'failed', 'captured'];
const kind = fc.constantFrom(...FACTS);
const state = fc.constantFrom(...ORDER_STATES);
const run = (from: OrderState, kinds: readonly PaymentFact['kind'][]) =>
  kinds.reduce(nextState, from);

/** Some of the values, in two orders. */
const twoOrders = <T>(values: readonly T[]) =>
  fc
    .array(fc.constantFrom(...values), { minLength: 1 })
    .chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length }),
      ),
    );

describe('the state of an order', () => {
  it('is paid exactly when a payment was captured', () => {
    fc.assert(
      fc.property(fc.array(kind), (kinds) => {
        expect(run('created', kinds) === 'paid').toBe(kinds.includes('captured'));
      }),
      cases({ night: 1000 }),
    );
  });

  it('does not depend on the order of the facts', () => {
    fc.assert(
      fc.property(twoOrders(FACTS), ([one, other]) => {
        expect(run('created', one)).toBe(run('created', other));
      }),
      cases({ night: 1000 }),
    );
  });

  it('never goes back', () => {
    fc.assert(
      fc.property(state, kind, (from, fact) => {
        const to = nextState(from, fact);
        const rank = { created: 0, attempted: 1, failed: 2, paid: 3 };
        expect(rank[to]).toBeGreaterThanOrEqual(rank[from]);
        expect(nextState(to, fact)).toBe(to);
      }),
      cases({ night: 1000 }),
    );
  });
});

describe('the state of a refund and of a dispute', () => {
  it('does not depend on the order in which it is reported', () => {
    fc.assert(
      fc.property(twoOrders(REFUND_STATES), ([one, other]) => {
        expect(one.reduce(nextRefund)).toBe(other.reduce(nextRefund));
      }),
      cases({ night: 1000 }),
    );
    fc.assert(
      fc.property(twoOrders(DISPUTE_STATES), ([one, other]) => {
        expect(one.reduce(nextDispute)).toBe(other.reduce(nextDispute));
      }),
      cases({ night: 1000 }),
    );
  });

  it.each([
    ['pending', 'processed', 'processed'],
    ['pending', 'failed', 'failed'],
    ['failed', 'processed', 'processed'],
    ['processed', 'failed', 'processed'],
    ['processed', 'pending', 'processed'],
  ] as const)('of a refund that was %s and is reported as %s is %s', (known, rows, state) => {
    expect(nextRefund(known, rows)).toBe(state);
  });

  it.each([
    ['open', 'won', 'won'],
    ['won', 'open', 'won'],
    ['won', 'lost', 'lost'],
    ['lost', 'won', 'lost'],
  ] as const)('of a dispute that was %s and is reported as %s is %s', (known, rows, state) => {
    expect(nextDispute(known, rows)).toBe(state);
  });
});
