import { ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '@/contract/provider';
import type { Payment } from './payment';
import type { Purpose } from './purpose';

/** What the school is asked: whether this payment is good or, without one, how the order stands. */
export type Question = { orderId: string; payment: Payment | null };

export type OrderStatus = {
  orderId: string;
  /** The school's server may be asked about the order alone. */
  statusByOrder: boolean;
};

/** Nothing may be asked of a server that knows payments only, as long as there is none. */
export function questionAbout(order: OrderStatus, payment: Payment | null): Question | null {
  const { orderId, statusByOrder } = order;
  const own = payment?.orderId === orderId ? payment : null;
  return own || statusByOrder ? { orderId, payment: own } : null;
}

/** Each flow has its own call, and its own names for the fields. */
export const VERIFICATION_CALLS = {
  admission: 'verify-payment',
  donation: 'donation-verify-payment',
} as const satisfies Record<Purpose, string>;

export function verificationBody(purpose: Purpose, { orderId, payment }: Question) {
  const paymentId = payment?.paymentId ?? '';
  const signed = { [SIGNATURE_FIELD]: payment?.signature ?? '' };
  return purpose === 'admission'
    ? { order_id: orderId, payment_id: paymentId, ...signed }
    : { [ORDER_ID_FIELD]: orderId, [PAYMENT_ID_FIELD]: paymentId, ...signed };
}
