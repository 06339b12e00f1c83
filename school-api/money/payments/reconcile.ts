import type { PaymentOrder } from '../../db';
import type { PaymentDeps } from './deps';
import { claimDueOrders, finishCheck } from './order-rows';
import type { Provider } from './provider';
import { nextCheck } from './schedule';
import { syncOrder } from './sync-order';

/** Longer than a batch takes if every call to the provider times out. */
const LEASE_MS = 5 * 60_000;
const BATCH = 10;

/** Checks every due order at the provider; returns their number. */
export async function reconcile(deps: PaymentDeps, signal?: AbortSignal): Promise<number> {
  const { db, provider, now } = deps;
  if (provider === undefined) return 0;
  let asked = 0;
  while (!signal?.aborted) {
    const until = new Date(now().getTime() + LEASE_MS);
    const due = await claimDueOrders(db, { now: now(), until, limit: BATCH });
    for (const order of due) {
      if (signal?.aborted) break;
      await checkOrder(deps, provider, order);
      asked += 1;
    }
    if (due.length < BATCH) break;
  }
  if (asked > 0) deps.log.info({ event: 'reconciled', asked }, 'checked open orders');
  return asked;
}

async function checkOrder(deps: PaymentDeps, provider: Provider, order: PaymentOrder) {
  const { db, log, now } = deps;
  let next = nextCheck(order.openedAt, order.checks, now());
  try {
    if ((await syncOrder(deps, provider, order)) === 'paid') next = null;
  } catch (error) {
    // Retried even if the provider does not know the order, since the keys may be misconfigured.
    log.warn(
      { event: 'reconcile', orderId: order.id, err: error },
      'the order could not be checked',
    );
  }
  await finishCheck(db, order, next);
}
