import { PAYMENT_FAILED, PAYMENT_SUCCESS } from '@/contract/facts/money';
import type { Ending } from '@/lib/payments/ending';
import type { Payment } from '@/lib/payments/payment';
import type { Answers } from './answers';

export type Order = { orderId: string; key: string; amount: number; statusByOrder: boolean };

/** An order that waits for its payment, with what it was opened for. */
export type Gift = {
  details: Answers;
  order: Order;
  /** The provider's window was open before: the last try may have paid after all. */
  tried: boolean;
};

export type DonationResult = {
  status: typeof PAYMENT_SUCCESS | typeof PAYMENT_FAILED;
  /** Failed because the window was closed. */
  dismissed: boolean;
  orderId: string;
  statusByOrder: boolean;
  /** Empty while nobody has told it. */
  paymentId: string;
  /** Paise; unknown where the tab has forgotten the order. */
  amount: number | null;
  /** Where the receipt goes. */
  email: string;
};

/** How far a donation has come. It lives in the tab alone. */
export type Flow = {
  /** The answers as typed, for a reload and for the way back. */
  draft: Answers | null;
  gift: Gift | null;
  /** What the checkout brought, until the school has checked it. */
  payment: Payment | null;
  result: DonationResult | null;
};

export const BEGINNING: Flow = { draft: null, gift: null, payment: null, result: null };

export type Step = 1 | 2 | 3;

/** Which step is shown follows from what there is; the wish only chooses among those. */
export function stepFor(wanted: Step, { gift, result }: Flow): Step {
  if (wanted === 3 && result) return 3;
  return wanted !== 1 && gift ? 2 : 1;
}

/** The form is empty again; what it said stays with the order, for the review and for a retry. */
export function opened(details: Answers, order: Order): Flow {
  return { ...BEGINNING, gift: { details, order, tried: false } };
}

/** The checkout is being opened. What an earlier try brought is of no use to this one. */
export function tried(flow: Flow): Flow {
  const { gift } = flow;
  return { ...flow, gift: gift && { ...gift, tried: true }, payment: null, result: null };
}

/** Paid: what was typed is forgotten. Not paid: everything stays for another try. */
export function ended(flow: Flow, orderId: string, ending: Ending): Flow {
  const { gift, payment, result: before } = flow;
  const own = gift?.order.orderId === orderId ? gift : null;
  const known = before?.orderId === orderId ? before : null;
  const paid = ending === 'paid';
  const result: DonationResult = {
    status: paid ? PAYMENT_SUCCESS : PAYMENT_FAILED,
    dismissed: ending === 'dismissed',
    orderId,
    statusByOrder: own?.order.statusByOrder ?? known?.statusByOrder ?? false,
    paymentId: (payment?.orderId === orderId && payment.paymentId) || known?.paymentId || '',
    amount: own?.order.amount ?? known?.amount ?? null,
    email: own?.details.email ?? known?.email ?? '',
  };
  return paid ? { ...BEGINNING, result } : { ...flow, result };
}
