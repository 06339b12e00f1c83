import type { OrderState } from '@/contract';
import type { PaymentOrder } from '../db/schema/orders';
import type { PaymentDeps } from './deps';
import type { Provider } from './provider';
import type { ProviderPayment } from './provider-entities';
import { coversOrder, settle } from './settle';
import type { Fact } from './state';

/** Reads all payments of an order from the provider and applies the most advanced one. */
export async function syncOrder(
  deps: PaymentDeps,
  provider: Provider,
  order: PaymentOrder,
): Promise<OrderState> {
  return (await syncOrderAttempts(deps, provider, order)).state;
}

/** As `syncOrder`; also tells whether any payment was attempted, which the state does not show. */
export async function syncOrderAttempts(
  deps: PaymentDeps,
  provider: Provider,
  order: PaymentOrder,
): Promise<{ state: OrderState; attempted: boolean }> {
  const { state, providerOrderId } = order;
  if (providerOrderId === null) return { state, attempted: false };
  const payment = mostAdvanced(await provider.paymentsOf(providerOrderId));
  if (payment === undefined) return { state, attempted: false };
  return { state: await applyPayment(deps, provider, order, payment), attempted: true };
}

/** Captures an authorised payment, then applies the payment to the order. */
export async function applyPayment(
  deps: PaymentDeps,
  provider: Provider,
  order: PaymentOrder,
  payment: ProviderPayment,
): Promise<OrderState> {
  if (payment.order_id !== order.providerOrderId) {
    throw new Error(`payment ${payment.id} is not one of order ${order.id}`);
  }
  // Outside of the transaction: the provider may be slow, and the sandbox uses the same database.
  const capturable = payment.status === 'authorized' && coversOrder(order, payment);
  const known = capturable ? await provider.capture(payment) : payment;
  return deps.db.transaction((tx) => settle(tx, order.id, factOf(known), deps));
}

const KINDS: Record<ProviderPayment['status'], Fact['kind']> = {
  created: 'attempted',
  authorized: 'attempted',
  captured: 'captured',
  failed: 'failed',
  // The order is not paid by refunded money.
  refunded: 'failed',
};

export function factOf(payment: ProviderPayment): Fact {
  const { id, amount, currency, status } = payment;
  return { kind: KINDS[status], payment: { id, amount, currency } };
}

const PROGRESS: Record<ProviderPayment['status'], number> = {
  captured: 4,
  authorized: 3,
  created: 2,
  failed: 1,
  refunded: 0,
};

function mostAdvanced(payments: readonly ProviderPayment[]): ProviderPayment | undefined {
  return [...payments].sort((a, b) => PROGRESS[b.status] - PROGRESS[a.status])[0];
}
