import { isTestKey } from '@/contract';
import type { PaymentOrder } from '../../db';
import { ApiError } from '../../platform';
import type { PaymentDeps } from './deps';
import { notesFor } from './order-notes';
import { findOrder, reopenOrder, setProviderOrder } from './order-rows';
import type { Provider } from './provider';
import type { ProviderOrder } from './provider-entities';
import { isProviderError } from './provider-error';

/**
 * Creates the provider's order for our row. The row exists before the call, and only the id stored in
 * the row is handed out, so a crash or a second click leaves at most an unused order at the provider.
 */
export async function openAtProvider(
  deps: PaymentDeps,
  provider: Provider,
  order: PaymentOrder,
  { tried }: { tried: boolean },
): Promise<string> {
  const { db, log, now } = deps;
  try {
    const existing = tried ? await provider.findOrder(order.id) : undefined;
    const opened =
      existing !== undefined && matchesOrder(existing, order)
        ? existing
        : await create(deps, provider, order);
    const opening = { providerOrderId: opened.id, test: isTestKey(provider.keyId) };
    await setProviderOrder(db, order.id, order.providerOrderId, opening);
  } catch (error) {
    log.error(
      { event: 'order-not-opened', orderId: order.id, err: error },
      'the order could not be created at the provider',
    );
    const message = 'We cannot reach the payment provider. Please try again in a few minutes.';
    throw new ApiError(
      isProviderError(error, 'unauthorized', 'refused') ? 'upstream_failed' : 'unavailable',
      message,
    );
  }
  await reopenOrder(db, order.id, now());
  const stored = await findOrder(db, order.id);
  if (!stored?.providerOrderId) throw new Error(`order ${order.id} was not opened`);
  return stored.providerOrderId;
}

async function create({ db }: PaymentDeps, provider: Provider, order: PaymentOrder) {
  const { id: receipt, amount, currency } = order;
  return provider.createOrder({ amount, currency, receipt, notes: await notesFor(db, order) });
}

function matchesOrder(found: ProviderOrder, order: PaymentOrder): boolean {
  return found.amount === order.amount && found.currency === order.currency;
}
