import { inArray } from 'drizzle-orm';
import { type Db, paymentOrders } from '../../db';
import { DAY_MS } from '../../platform';
import { skipNumber } from '../receipts/number';
import type { PaymentDeps } from './deps';
import { listOwnOrders, type OwnOrder } from './list-orders';
import { reserveReceiptNumber } from './note-numbers';
import { restoreOrder } from './restore-order';

/** How far back the provider's orders are compared with ours. */
export const LISTED_DAYS = 7;

type Options = { days?: number; signal?: AbortSignal };

/**
 * Compares the provider's recent orders with the database: rebuilds paid ones that are missing, and
 * learns lost receipt numbers. Returns the number of rebuilt orders.
 */
export async function restoreLost(
  deps: PaymentDeps,
  { days = LISTED_DAYS, signal }: Options = {},
): Promise<number> {
  const { db, provider, now, log } = deps;
  if (provider === undefined) return 0;
  const period = { since: new Date(now().getTime() - days * DAY_MS), until: now() };
  let restored = 0;
  for await (const page of listOwnOrders(provider, period)) {
    await learnNumbers(deps, page);
    const known = await findKnownIds(
      db,
      page.map(({ order }) => order.id),
    );
    for (const { order } of page) {
      if (signal?.aborted) return restored;
      // Nobody has attempted to pay it.
      if (order.status === 'created' || known.has(order.id)) continue;
      const outcome = await restoreOrder(deps, provider, order).catch((error: unknown) => {
        log.warn(
          { event: 'restore-order', providerOrderId: order.id, err: error },
          'an order could not be restored from the provider',
        );
        return 'unpaid';
      });
      if (outcome === 'restored') restored += 1;
    }
  }
  return restored;
}

/** After restoring a backup, the provider knows receipt numbers that the database would use again. */
async function learnNumbers({ db }: PaymentDeps, orders: readonly OwnOrder[]): Promise<void> {
  const numbered = orders.filter(({ notes }) => notes.receiptNumber !== '');
  if (numbered.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { order, notes } of numbered) {
      await skipNumber(tx, notes.receiptNumber);
      await reserveReceiptNumber(tx, order.id, notes.receiptNumber);
    }
  });
}

async function findKnownIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { providerOrderId: known } = paymentOrders;
  const rows = await db
    .select({ known })
    .from(paymentOrders)
    .where(inArray(known, [...ids]));
  return new Set(rows.flatMap((row) => row.known ?? []));
}
