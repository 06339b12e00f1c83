import { and, asc, eq, gte, isNull, ne } from 'drizzle-orm';
import { isTestKey } from '@/contract';
import { type Db, paymentOrders, receipts } from '../../db';
import { DAY_MS } from '../../platform';
import type { PaymentDeps } from './deps';
import { NUMBER_NOTE } from './order-notes';
import { updateOrder } from './order-rows';
import type { Provider } from './provider';
import { isProviderError } from './provider-error';

/** Per round. */
const BATCH = 20;
/** Older numbers are in every backup still worth restoring. */
const SINCE_MS = 30 * DAY_MS;

/**
 * Writes receipt numbers to the notes of their orders at the provider, so that the numbers in use are known
 * after the loss of a database. Failed writes are repeated in the next round.
 */
export async function writeReceiptNumbers(
  deps: PaymentDeps,
  signal?: AbortSignal,
): Promise<number> {
  const { db, provider, now, log } = deps;
  if (provider === undefined) return 0;
  const since = new Date(now().getTime() - SINCE_MS);
  const orders = await findUnnoted(db, { since, limit: BATCH, test: isTestKey(provider.keyId) });
  let noted = 0;
  for (const { id, providerOrderId, number } of orders) {
    if (signal?.aborted) break;
    try {
      await write(provider, providerOrderId, number);
      await updateOrder(db, id, { numberInNotes: number });
      noted += 1;
    } catch (error) {
      log.warn(
        { event: 'note-number', orderId: id, err: error },
        'a receipt number could not be written to the provider',
      );
      // Otherwise an order of another account would be retried forever.
      if (!isProviderError(error, 'not_found', 'refused')) break;
      await updateOrder(db, id, { numberInNotes: '' });
    }
  }
  return noted;
}

async function write(provider: Provider, orderId: string, number: string): Promise<void> {
  const { notes } = await provider.order(orderId);
  if (notes[NUMBER_NOTE] === number) return;
  await provider.setNotes(orderId, { ...notes, [NUMBER_NOTE]: number });
}

const { id, providerOrderId, state, numberInNotes, paidAt, test } = paymentOrders;

/** The number for the receipt of an unpaid order, since the provider already has it. */
export async function reserveReceiptNumber(
  tx: Db,
  providerOrder: string,
  number: string,
): Promise<void> {
  if (number === '') return;
  const isUnpaid = and(ne(state, 'paid'), isNull(numberInNotes));
  await tx
    .update(paymentOrders)
    .set({ numberInNotes: number })
    .where(and(eq(providerOrderId, providerOrder), isUnpaid));
}

/** Paid orders whose receipt number the provider lacks, with live or test keys. */
async function findUnnoted(
  db: Db,
  { since, limit, ...keys }: { since: Date; limit: number; test: boolean },
) {
  const rows = await db
    .select({ id, providerOrderId, number: receipts.number })
    .from(paymentOrders)
    .innerJoin(receipts, eq(receipts.sourceId, id))
    .where(and(eq(state, 'paid'), isNull(numberInNotes), gte(paidAt, since), eq(test, keys.test)))
    .orderBy(asc(paidAt))
    .limit(limit);
  return rows.flatMap(({ providerOrderId: at, ...row }) =>
    at === null ? [] : [{ ...row, providerOrderId: at }],
  );
}
