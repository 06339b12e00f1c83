import type { OrderState } from '@/contract';
import type { PaymentOrder } from '../db/schema/orders';
import type { PaymentParts } from './parts';
import type { Provider } from './provider';
import type { ProviderPayment } from './provider-entities';
import { pays, settle } from './settle';
import type { Fact } from './state';

/** Asks the provider for every payment of an order and applies the one that says most. */
export async function askAboutOrder(
  parts: PaymentParts,
  provider: Provider,
  order: PaymentOrder,
): Promise<OrderState> {
  return (await readAttempts(parts, provider, order)).state;
}

/** As `askAboutOrder`, and whether there was any try: what the state alone cannot tell. */
export async function readAttempts(
  parts: PaymentParts,
  provider: Provider,
  order: PaymentOrder,
): Promise<{ state: OrderState; attempted: boolean }> {
  const { state, providerOrderId } = order;
  if (providerOrderId === null) return { state, attempted: false };
  const telling = mostTelling(await provider.paymentsOf(providerOrderId));
  if (telling === undefined) return { state, attempted: false };
  return { state: await applyPayment(parts, provider, order, telling), attempted: true };
}

/** Captures what is authorised, then settles what the payment is. */
export async function applyPayment(
  parts: PaymentParts,
  provider: Provider,
  order: PaymentOrder,
  payment: ProviderPayment,
): Promise<OrderState> {
  if (payment.order_id !== order.providerOrderId) {
    throw new Error(`payment ${payment.id} is not one of order ${order.id}`);
  }
  // Never inside the transaction: the provider may be slow, and the sandbox shares the database.
  const capturable = payment.status === 'authorized' && pays(order, payment);
  const known = capturable ? await provider.capture(payment) : payment;
  return parts.db.transaction((tx) => settle(tx, order.id, factOf(known), parts));
}

const KINDS: Record<ProviderPayment['status'], Fact['kind']> = {
  created: 'attempted',
  authorized: 'attempted',
  captured: 'captured',
  failed: 'failed',
  // The money went back, so the order is not paid by it.
  refunded: 'failed',
};

export function factOf(payment: ProviderPayment): Fact {
  const { id, amount, currency, status } = payment;
  return { kind: KINDS[status], payment: { id, amount, currency } };
}

const WEIGHT: Record<ProviderPayment['status'], number> = {
  captured: 4,
  authorized: 3,
  created: 2,
  failed: 1,
  refunded: 0,
};

function mostTelling(payments: readonly ProviderPayment[]): ProviderPayment | undefined {
  return [...payments].sort((a, b) => WEIGHT[b.status] - WEIGHT[a.status])[0];
}
