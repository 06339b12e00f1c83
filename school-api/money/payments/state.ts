import type { OrderState } from '@/contract';
import type { DisputeState, RefundState } from '../../db';

/** A fact about one payment of an order, from the provider. */
export type PaymentFact = {
  kind: 'attempted' | 'failed' | 'captured';
  payment: {
    id: string;
    amount: number;
    currency: string;
    /** The provider's times of the payment, the preferred one first. */
    times?: readonly Date[];
    /** The provider's code for why it failed. */
    failureReason?: string;
  };
};

export type RefundFact = {
  kind: 'refund';
  refund: {
    id: string;
    paymentId: string;
    amount: number;
    state: RefundState;
    /** The provider's times of the refund. */
    times?: readonly Date[];
  };
};

export type DisputeFact = {
  kind: 'dispute';
  dispute: {
    id: string;
    paymentId: string;
    amount: number;
    /** 0 if the provider does not report the deduction. */
    deducted: number;
    state: Exclude<DisputeState, 'none'>;
    /** The provider's times of the state. */
    times?: readonly Date[];
  };
};

export type Fact = PaymentFact | RefundFact | DisputeFact;

/** Forward only, so that the result does not depend on the order of the facts. */
const TRANSITIONS: Record<OrderState, Record<PaymentFact['kind'], OrderState>> = {
  created: { attempted: 'attempted', failed: 'failed', captured: 'paid' },
  attempted: { attempted: 'attempted', failed: 'failed', captured: 'paid' },
  failed: { attempted: 'failed', failed: 'failed', captured: 'paid' },
  paid: { attempted: 'paid', failed: 'paid', captured: 'paid' },
};

export function nextState(state: OrderState, kind: PaymentFact['kind']): OrderState {
  return TRANSITIONS[state][kind];
}

/** 'processed' is final: a failure reported later belongs to an earlier attempt. */
const REFUND_RANK: Record<RefundState, number> = { pending: 0, failed: 1, processed: 2 };

export function nextRefund(known: RefundState, reported: RefundState): RefundState {
  return REFUND_RANK[reported] > REFUND_RANK[known] ? reported : known;
}

/** A won dispute may be lost in a later phase. */
const DISPUTE_RANK: Record<DisputeState, number> = { none: 0, open: 1, won: 2, lost: 3 };

export function nextDispute(known: DisputeState, reported: DisputeState): DisputeState {
  return DISPUTE_RANK[reported] > DISPUTE_RANK[known] ? reported : known;
}
