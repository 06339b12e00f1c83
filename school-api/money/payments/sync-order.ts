import type { OrderState } from '@/contract';
import type { PaymentOrder } from '../../db';
import type { PaymentDeps } from './deps';
import { factOf, refundFact, wasCaptured } from './facts';
import type { Provider } from './provider';
import type { ProviderPayment } from './provider-entities';
import { coversOrder, settle } from './settle';
import type { Fact } from './state';

/** Reads all payments of an order from the provider, with their refunds, and applies them. */
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
  more: readonly Fact[] = [],
): Promise<{ state: OrderState; attempted: boolean }> {
  const payments = await readPayments(provider, order);
  if (payments.length === 0) return { state: order.state, attempted: false };
  return { state: await applyPayments(deps, provider, order, payments, more), attempted: true };
}

type SyncedOrder = Pick<PaymentOrder, 'id' | 'providerOrderId' | 'state' | 'amount' | 'currency'>;

/** An order's relevant payments; none if nobody attempted to pay it. */
export async function readPayments(
  provider: Provider,
  { providerOrderId }: SyncedOrder,
): Promise<ProviderPayment[]> {
  if (providerOrderId === null) return [];
  const [first, ...others] = byProgress(await provider.paymentsOf(providerOrderId));
  // Besides the most advanced payment, only payments count whose money the school received.
  return first === undefined ? [] : [first, ...others.filter(wasCaptured)];
}

/** Captures an authorised payment, then applies the payment to the order. */
export function applyPayment(
  deps: PaymentDeps,
  provider: Provider,
  order: PaymentOrder,
  payment: ProviderPayment,
): Promise<OrderState> {
  return applyPayments(deps, provider, order, [payment], []);
}

async function applyPayments(
  deps: PaymentDeps,
  provider: Provider,
  order: PaymentOrder,
  payments: readonly ProviderPayment[],
  more: readonly Fact[],
): Promise<OrderState> {
  // Outside the transaction: the provider may be slow, and the sandbox uses the same database.
  const facts = await readFacts(provider, order, payments);
  return deps.db.transaction((tx) => settle(tx, order.id, [...facts, ...more], deps));
}

/** Captures an authorised payment and reads the refunds. */
export async function readFacts(
  provider: Provider,
  order: SyncedOrder,
  payments: readonly ProviderPayment[],
): Promise<Fact[]> {
  const facts: Fact[] = [];
  for (const payment of payments) facts.push(...(await askAbout(provider, order, payment)));
  return facts;
}

async function askAbout(
  provider: Provider,
  order: SyncedOrder,
  payment: ProviderPayment,
): Promise<Fact[]> {
  if (payment.order_id !== order.providerOrderId) {
    throw new Error(`payment ${payment.id} is not one of order ${order.id}`);
  }
  const capturable = payment.status === 'authorized' && coversOrder(order, payment);
  const known = capturable ? await provider.capture(payment) : payment;
  // A paid order is checked for refunds; a failed refund leaves no trace in the payment.
  const mayHaveRefunds = order.state === 'paid' || known.amount_refunded !== 0;
  if (!wasCaptured(known) || !mayHaveRefunds) return [factOf(known)];
  return [factOf(known), ...(await provider.refundsOf(known.id)).map(refundFact)];
}

function byProgress(payments: readonly ProviderPayment[]): ProviderPayment[] {
  return [...payments].sort((a, b) => progress(b) - progress(a));
}

const PROGRESS: Record<ProviderPayment['status'], number> = {
  captured: 5,
  authorized: 3,
  created: 2,
  failed: 1,
  refunded: 0,
};

function progress(payment: ProviderPayment): number {
  // An order that was paid and refunded accepts no further payment.
  return payment.status === 'refunded' && wasCaptured(payment) ? 4 : PROGRESS[payment.status];
}
