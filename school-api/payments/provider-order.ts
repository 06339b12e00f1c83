import type { PaymentOrder } from '../db/schema/orders';
import { Refusal } from '../http/refusal';
import { findOrder, setProviderOrder, updateOrder } from '../repositories/orders';
import type { PaymentParts } from './parts';
import type { Provider } from './provider';
import type { ProviderOrder } from './provider-entities';
import { isTrouble } from './provider-error';
import { firstCheck } from './schedule';

/**
 * Gives an order its counterpart at the provider. Our row is there before the provider is called, and
 * only what the row holds is ever handed out: a crash or a second click in between leaves at most an
 * order at the provider that nobody can pay.
 */
export async function openAtProvider(
  parts: PaymentParts,
  provider: Provider,
  order: PaymentOrder,
  { tried }: { tried: boolean },
): Promise<string> {
  const { db, log, now } = parts;
  try {
    const left = tried ? await provider.findOrder(order.id) : undefined;
    const opened = left !== undefined && fits(left, order) ? left : await create(provider, order);
    await setProviderOrder(db, order.id, order.providerOrderId, opened.id);
  } catch (error) {
    log.error({ event: 'order-not-opened', orderId: order.id, err: error }, 'no order at provider');
    const message = 'The payment provider cannot be reached. Please try again in a few minutes.';
    throw new Refusal(
      isTrouble(error, 'keys', 'refused') ? 'upstream_failed' : 'unavailable',
      message,
    );
  }
  await updateOrder(db, order.id, { openedAt: now(), checks: 0, checkAt: firstCheck(now()) });
  const stored = await findOrder(db, order.id);
  if (!stored?.providerOrderId) throw new Error(`order ${order.id} was not opened`);
  return stored.providerOrderId;
}

function create(provider: Provider, { id, amount, currency, purpose, subjectId }: PaymentOrder) {
  return provider.createOrder({ amount, currency, receipt: id, notes: { purpose, subjectId } });
}

function fits(found: ProviderOrder, order: PaymentOrder): boolean {
  return found.amount === order.amount && found.currency === order.currency;
}
