import type { PaymentOrder } from '../db/schema/orders';
import { claimDueOrders, finishCheck } from '../repositories/orders';
import { askAboutOrder } from './ask';
import type { PaymentParts } from './parts';
import type { Provider } from './provider';
import { nextCheck } from './schedule';

/** Longer than a batch can take with a provider that lets every call run into its time limit. */
const LEASE_MS = 5 * 60_000;
const BATCH = 10;

/** Asks about every order that is due, and tells how many; ends early when `signal` says so. */
export async function reconcile(parts: PaymentParts, signal?: AbortSignal): Promise<number> {
  const { db, provider, now } = parts;
  if (provider === undefined) return 0;
  let asked = 0;
  while (!signal?.aborted) {
    const until = new Date(now().getTime() + LEASE_MS);
    const due = await claimDueOrders(db, { now: now(), until, limit: BATCH });
    for (const order of due) {
      if (signal?.aborted) break;
      await checkOrder(parts, provider, order);
      asked += 1;
    }
    if (due.length < BATCH) break;
  }
  if (asked > 0) parts.log.info({ event: 'reconciled', asked }, 'asked about open orders');
  return asked;
}

async function checkOrder(parts: PaymentParts, provider: Provider, order: PaymentOrder) {
  const { db, log, now } = parts;
  let next = nextCheck(order.openedAt, order.checks, now());
  try {
    if ((await askAboutOrder(parts, provider, order)) === 'paid') next = null;
  } catch (error) {
    // Even an order that the provider does not know is asked about again: its keys may be wrong today.
    log.warn({ event: 'reconcile', orderId: order.id, err: error }, 'the provider could not tell');
  }
  await finishCheck(db, order, next);
}
