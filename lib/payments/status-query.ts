import { ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '@/contract/provider';
import type { Payment } from './payment';
import type { Purpose } from './purpose';

/** Asks the school: is this payment valid or, without one, what is the order's status? */
export type StatusQuery = { orderId: string; payment: Payment | null };

export type OrderStatus = {
  orderId: string;
  /** The school's server accepts queries with only an order id. */
  statusByOrder: boolean;
};

/** Null if there is no payment and the server only answers queries about payments. */
export function statusQueryFor(order: OrderStatus, payment: Payment | null): StatusQuery | null {
  const { orderId, statusByOrder } = order;
  const own = payment?.orderId === orderId ? payment : null;
  return own || statusByOrder ? { orderId, payment: own } : null;
}

/** Each flow has its own call and field names. */
export const VERIFICATION_CALLS = {
  admission: 'verify-payment',
  donation: 'donation-verify-payment',
} as const satisfies Record<Purpose, string>;

export function verificationBody(purpose: Purpose, { orderId, payment }: StatusQuery) {
  const paymentId = payment?.paymentId ?? '';
  const signed = { [SIGNATURE_FIELD]: payment?.signature ?? '' };
  return purpose === 'admission'
    ? { order_id: orderId, payment_id: paymentId, ...signed }
    : { [ORDER_ID_FIELD]: orderId, [PAYMENT_ID_FIELD]: paymentId, ...signed };
}
