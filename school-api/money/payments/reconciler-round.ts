import { HOUR_MS, MINUTE_MS } from '../../platform';
import type { PaymentDeps } from './deps';
import { writeReceiptNumbers } from './note-numbers';
import { reconcile } from './reconcile';
import { reconcileRefunds } from './reconcile-refunds';
import { restoreLost } from './restore-lost';
import { restoreUnknown } from './unknown-orders';

/** The whole list is read at startup and then rarely. */
const LIST_EVERY_MS = HOUR_MS;
const LIST_AGAIN_MS = 5 * MINUTE_MS;

/** All background calls to the provider. */
export function reconcilerRound(deps: PaymentDeps): (signal: AbortSignal) => Promise<void> {
  let listAt = 0;
  const list = async (signal: AbortSignal) => {
    const now = deps.now().getTime();
    // Also if the clock was set back.
    if (now < listAt && listAt - now <= LIST_EVERY_MS) return;
    listAt = now + LIST_AGAIN_MS;
    try {
      await restoreLost(deps, { signal });
      listAt = now + LIST_EVERY_MS;
    } catch (error) {
      deps.log.warn({ event: 'list-orders', err: error }, 'the orders could not be listed');
    }
  };
  return async (signal) => {
    // First, because it learns the receipt numbers of payments that the others find.
    await list(signal);
    await restoreUnknown(deps, signal);
    await reconcile(deps, signal);
    await reconcileRefunds(deps, signal);
    await writeReceiptNumbers(deps, signal);
  };
}
