import type { OrderState } from '@/contract';

/** A statement of the provider about one payment of an order. */
export type Fact = {
  kind: 'attempted' | 'failed' | 'captured';
  payment: { id: string; amount: number; currency: string };
};

/** Forward only, so that the result does not depend on the order in which facts arrive. */
const TRANSITIONS: Record<OrderState, Record<Fact['kind'], OrderState>> = {
  created: { attempted: 'attempted', failed: 'failed', captured: 'paid' },
  attempted: { attempted: 'attempted', failed: 'failed', captured: 'paid' },
  failed: { attempted: 'failed', failed: 'failed', captured: 'paid' },
  paid: { attempted: 'paid', failed: 'paid', captured: 'paid' },
};

export function nextState(state: OrderState, kind: Fact['kind']): OrderState {
  return TRANSITIONS[state][kind];
}
