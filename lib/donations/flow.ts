import { PAYMENT_FAILED, PAYMENT_SUCCESS } from '@/contract/facts/money';
import { isTestKey } from '@/contract/provider';
import type { Payment } from '@/lib/payments/payment';
import type { PaymentOutcome } from '@/lib/payments/payment-outcome';
import type { PaymentState } from '@/lib/payments/payment-state';
import { statusQueryFor } from '@/lib/payments/status-query';
import type { Step } from '@/lib/payments/steps';
import { ANSWER_KEYS, type Answers } from './answers';

export type Order = {
  orderId: string;
  key: string;
  amount: number;
  statusByOrder: boolean;
  /** The server asks for the donor's PAN after the payment. */
  taxId?: boolean | undefined;
  /** Issued with the order; only the embedded server has one. */
  grant?: string | undefined;
};

/** An unpaid order with the answers it was opened for. */
export type PendingDonation = {
  details: Answers;
  order: Order;
  /** The checkout was opened before, so an earlier attempt may have been paid. */
  tried: boolean;
};

export type DonationResult = {
  status: typeof PAYMENT_SUCCESS | typeof PAYMENT_FAILED;
  /** Failed because the checkout was closed. */
  dismissed: boolean;
  orderId: string;
  statusByOrder: boolean;
  /** Empty while unknown. */
  paymentId: string;
  /** Paise; null when the tab no longer has the order. */
  amount: number | null;
  /** Opened with a test key: no money moves. */
  test?: boolean | undefined;
  taxId?: boolean | undefined;
  grant?: string | undefined;
  /** The heading of the chosen cause; empty for none. */
  purpose: string;
  name: string;
  /** The receipt is sent here. */
  email: string;
};

/** The state of a donation, stored in the tab. */
export type Flow = {
  /** The answers as typed, for a reload and for Back. */
  draft: Answers | null;
  pending: PendingDonation | null;
  /** The checkout's result, until the school has verified it. */
  payment: Payment | null;
  result: DonationResult | null;
};

export const BEGINNING: Flow = { draft: null, pending: null, payment: null, result: null };

/** The step to show depends on the state, not on the requested step. */
export function reachable(wanted: Step, { pending, result }: Flow): Step {
  if (wanted === 3 && result) return 3;
  return wanted !== 1 && pending ? 2 : 1;
}

/** Empties the form; its answers stay with the order, for the review and a retry. */
export function opened(details: Answers, order: Order): Flow {
  return { ...BEGINNING, pending: { details, order, tried: false } };
}

/** An order was tried with these answers, so a retry uses it. */
export function isTried(answers: Answers, { pending }: Flow): boolean {
  return !!pending?.tried && ANSWER_KEYS.every((key) => answers[key] === pending.details[key]);
}

export function paymentState({ pending, payment, result }: Flow): PaymentState {
  const { order = null, tried = false } = pending ?? {};
  const unsettled = order && tried ? statusQueryFor(order, payment) : null;
  return { order, payment, tried, ended: result !== null, unsettled };
}

/** The checkout is being opened; an earlier attempt's result is dropped. */
export function tried(flow: Flow): Flow {
  const pending = flow.pending && { ...flow.pending, tried: true };
  return { ...flow, pending, payment: null, result: null };
}

/** Paid: the answers are dropped. Not paid: everything is kept for another attempt. */
export function ended(flow: Flow, orderId: string, ending: PaymentOutcome): Flow {
  const { pending, payment, result: before } = flow;
  const own = pending?.order.orderId === orderId ? pending : null;
  const known = before?.orderId === orderId ? before : null;
  const paid = ending === 'paid';
  const grant = own ? own.order.grant : known?.grant;
  const result: DonationResult = {
    status: paid ? PAYMENT_SUCCESS : PAYMENT_FAILED,
    dismissed: ending === 'dismissed',
    orderId,
    statusByOrder: own?.order.statusByOrder ?? known?.statusByOrder ?? false,
    paymentId: (payment?.orderId === orderId && payment.paymentId) || known?.paymentId || '',
    amount: own?.order.amount ?? known?.amount ?? null,
    ...((own ? isTestKey(own.order.key) : known?.test) && { test: true }),
    ...((own ? own.order.taxId : known?.taxId) && { taxId: true }),
    ...(grant && { grant }),
    purpose: own?.details.purpose ?? known?.purpose ?? '',
    name: own?.details.donor_name ?? known?.name ?? '',
    email: own?.details.email ?? known?.email ?? '',
  };
  return paid ? { ...BEGINNING, result } : { ...flow, result };
}
