import type { DisputeState, RefundState } from '../../db';

/** All known events about the money of one order. */
export type MoneyEvents = {
  payments: readonly { id: string; amount: number }[];
  refunds: readonly { paymentId: string; amount: number; state: RefundState; createdAt: Date }[];
  disputes: readonly Dispute[];
};

type Dispute = {
  paymentId: string;
  amount: number;
  deducted: number;
  state: DisputeState;
  stateAt: Date | null;
  seenAt: Date;
};

/** Paise that a dispute cost the school: the deduction if reported, otherwise the whole amount. */
export function disputeLoss({
  state,
  amount,
  deducted,
}: Pick<Dispute, 'state' | 'amount' | 'deducted'>): number {
  if (state !== 'lost') return 0;
  return deducted > 0 ? deducted : amount;
}

export type Money = {
  /** Paise of the order's amount that the school no longer has; never more than the amount. */
  returned: number;
  /** When the last part was returned. */
  returnedAt: Date | null;
  byDispute: boolean;
  dispute: DisputeState;
  /** Paise beyond the order's amount: the order was paid twice, and the office must refund. */
  surplus: number;
  /** Payments that were not returned completely. */
  kept: readonly string[];
  /** Increases with each movement of money. */
  moves: number;
};

/**
 * Sums what is left of all payments, so that it does not matter which of two payments was reported first,
 * or which the office refunds.
 */
export function moneyOf(amount: number, { payments, refunds, disputes }: MoneyEvents): Money {
  const isOurs = ({ paymentId }: { paymentId: string }) =>
    payments.some(({ id }) => id === paymentId);
  const processed = refunds.filter((refund) => refund.state === 'processed' && isOurs(refund));
  const lost = disputes.filter((dispute) => dispute.state === 'lost' && isOurs(dispute));
  const gone: ReturnedMoney[] = [
    ...processed.map((refund) => ({ ...refund, at: refund.createdAt })),
    ...lost.map((dispute) => ({
      paymentId: dispute.paymentId,
      amount: disputeLoss(dispute),
      at: dispute.stateAt ?? dispute.seenAt,
    })),
  ];
  const left = payments.map((payment) => {
    const back = total(gone.filter(({ paymentId }) => paymentId === payment.id));
    return { id: payment.id, amount: payment.amount - Math.min(payment.amount, back) };
  });
  const kept = total(left);
  const returned = payments.length === 0 ? 0 : Math.max(0, amount - kept);
  return {
    returned,
    returnedAt: returned === 0 ? null : latest(gone),
    byDispute: lost.length > 0,
    dispute: disputeOf(disputes),
    surplus: Math.max(0, kept - amount),
    kept: left.filter((payment) => payment.amount > 0).map(({ id }) => id),
    moves: payments.length + gone.length + total(lost.map(deductionOf)),
  };
}

function total(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Increases when a lost dispute deducts more. */
const deductionOf = ({ deducted: amount }: Dispute) => ({ amount });

type ReturnedMoney = { paymentId: string; amount: number; at: Date };

function latest(gone: readonly ReturnedMoney[]): Date | null {
  const moments = gone.map(({ at }) => at.getTime());
  return moments.length === 0 ? null : new Date(Math.max(...moments));
}

/** States that need work come first. */
function disputeOf(disputes: MoneyEvents['disputes']): DisputeState {
  const states = new Set(disputes.map(({ state }) => state));
  return (['open', 'lost', 'won'] as const).find((state) => states.has(state)) ?? 'none';
}
