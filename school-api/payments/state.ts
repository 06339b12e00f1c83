import type { OrderState } from '@/contract';

/** What the provider says about one payment of an order. */
export type Fact = {
  kind: 'attempted' | 'failed' | 'captured';
  payment: { id: string; amount: number; currency: string };
};

/**
 * Forward only, and the same in whatever order the facts come: captured money always wins, a failure
 * never undoes it, and an attempt never undoes a failure.
 */
const STEPS: Record<OrderState, Record<Fact['kind'], OrderState>> = {
  created: { attempted: 'attempted', failed: 'failed', captured: 'paid' },
  attempted: { attempted: 'attempted', failed: 'failed', captured: 'paid' },
  failed: { attempted: 'failed', failed: 'failed', captured: 'paid' },
  paid: { attempted: 'paid', failed: 'paid', captured: 'paid' },
};

export function nextState(state: OrderState, kind: Fact['kind']): OrderState {
  return STEPS[state][kind];
}
