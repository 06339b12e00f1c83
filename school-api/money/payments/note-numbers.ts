import { isTestKey } from '@/contract';
import { DAY_MS } from '../../platform';
import type { PaymentDeps } from './deps';
import { NUMBER_NOTE } from './order-notes';
import { updateOrder } from './order-rows';
import type { Provider } from './provider';
import { isProviderError } from './provider-error';
import { findUnnoted } from './restored-orders';

/** Of one round. */
const BATCH = 20;
/** Older numbers are in every backup that somebody would restore. */
const SINCE_MS = 30 * DAY_MS;

/**
 * Writes receipt numbers to the notes of their orders at the provider, so that one which a lost
 * database had given is found again. What fails is tried again in the next round.
 */
export async function noteNumbers(deps: PaymentDeps, signal?: AbortSignal): Promise<number> {
  const { db, provider, now, log } = deps;
  if (provider === undefined) return 0;
  const since = new Date(now().getTime() - SINCE_MS);
  const orders = await findUnnoted(db, { since, limit: BATCH, test: isTestKey(provider.keyId) });
  let noted = 0;
  for (const { id, providerOrderId, number } of orders) {
    if (signal?.aborted) break;
    try {
      await write(provider, providerOrderId, number);
      await updateOrder(db, id, { notedNumber: number });
      noted += 1;
    } catch (error) {
      log.warn(
        { event: 'note-number', orderId: id, err: error },
        'a receipt number could not be written to the provider',
      );
      // An order of another account would be tried for ever.
      if (!isProviderError(error, 'not_found', 'refused')) break;
      await updateOrder(db, id, { notedNumber: '' });
    }
  }
  return noted;
}

async function write(provider: Provider, orderId: string, number: string): Promise<void> {
  const { notes } = await provider.order(orderId);
  if (notes[NUMBER_NOTE] === number) return;
  await provider.setNotes(orderId, { ...notes, [NUMBER_NOTE]: number });
}
