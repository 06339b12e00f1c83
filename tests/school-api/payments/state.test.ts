import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATES, type OrderState } from '@/contract';
import { type Fact, nextState } from '@/school-api/payments/state';

const kind = fc.constantFrom<Fact['kind'][]>('attempted', 'failed', 'captured');
const state = fc.constantFrom(...ORDER_STATES);
const run = (from: OrderState, kinds: readonly Fact['kind'][]) => kinds.reduce(nextState, from);

describe('the state of an order', () => {
  it('is paid exactly when a payment was captured', () => {
    fc.assert(
      fc.property(fc.array(kind), (kinds) => {
        expect(run('created', kinds) === 'paid').toBe(kinds.includes('captured'));
      }),
    );
  });

  it('does not depend on the order of the facts', () => {
    const both = fc
      .array(kind)
      .chain((kinds) =>
        fc.tuple(
          fc.constant(kinds),
          fc.shuffledSubarray(kinds, { minLength: kinds.length, maxLength: kinds.length }),
        ),
      );
    fc.assert(
      fc.property(both, ([one, other]) => {
        expect(run('created', one)).toBe(run('created', other));
      }),
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
    );
  });
});
