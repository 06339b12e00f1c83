import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { type Db, isBeyondClockSkew, type PaymentEvent, paymentEvents } from '../../db';
import { DAY_MS } from '../../platform';
import type { PaymentDeps } from './deps';
import type { Provider } from './provider';
import { isProviderError } from './provider-error';
import { type Restored, restoreOrder } from './restore-order';
import { MAX_WAIT_MS } from './schedule';

/** Per round. An account shared with another application produces many unknown events. */
const BATCH = 20;
const GIVE_UP_MS = 7 * DAY_MS;

/** Asks the provider about orders that events mention but the database lacks. */
export async function restoreUnknown(deps: PaymentDeps, signal?: AbortSignal): Promise<number> {
  const { db, provider, now, log } = deps;
  if (provider === undefined) return 0;
  let restored = 0;
  const events = await claimUnknownEvents(db, { now: now(), limit: BATCH });
  const done = new Set<string>();
  for (const event of events) {
    if (signal?.aborted) break;
    if (done.has(event.providerOrderId)) continue;
    try {
      const { orderId, outcome } = await ask(deps, provider, event);
      await finishUnknownEvents(db, event, orderId);
      if (orderId !== '') done.add(orderId);
      if (outcome === 'restored') restored += 1;
      const context = { event: 'unknown-order', name: event.event, outcome };
      log.info(context, 'looked up an order missing from the database');
    } catch (error) {
      await keepForLater(deps, event, error);
      // The next one would wait just as long.
      if (isProviderError(error, 'unreachable', 'unauthorized')) break;
    }
  }
  return restored;
}

async function ask(
  deps: PaymentDeps,
  provider: Provider,
  { providerOrderId, paymentId }: PaymentEvent,
): Promise<{ orderId: string; outcome: Restored }> {
  const orderId = providerOrderId || (await provider.payment(paymentId)).order_id;
  // A payment without an order, for example through a payment link.
  if (!orderId) return { orderId: '', outcome: 'foreign' };
  const outcome = await restoreOrder(deps, provider, await provider.order(orderId));
  return { orderId, outcome };
}

async function keepForLater({ db, now, log }: PaymentDeps, event: PaymentEvent, error: unknown) {
  const { id, providerOrderId, receivedAt } = event;
  const context = { eventId: id, providerOrderId, err: error };
  const isOld = now().getTime() - receivedAt.getTime() > GIVE_UP_MS;
  if (!isOld) {
    log.warn({ event: 'unknown-order', ...context }, 'an unknown order could not be checked');
    return;
  }
  await finishUnknownEvents(db, event, '');
  log.error(
    { event: 'unknown-order-given-up', ...context },
    'gave up on an unknown order after a week',
  );
}

/** Schedules a check of the event's order as soon as possible. */
export async function scheduleUnknownCheck(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(paymentEvents).set({ checkAt: now }).where(eq(paymentEvents.id, id));
}

/** Leases events of unknown orders. An event that is not finished is leased again later. */
function claimUnknownEvents(
  tx: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<PaymentEvent[]> {
  const { id, checkAt, checks } = paymentEvents;
  const farthest = new Date(now.getTime() + MAX_WAIT_MS);
  const due = tx
    .select({ id })
    .from(paymentEvents)
    .where(and(isNotNull(checkAt), or(lte(checkAt, now), isBeyondClockSkew(checkAt, farthest))))
    .orderBy(asc(checkAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const wait = sql`least(interval '1 minute' * power(2, least(${checks}, 20)), interval '6 hours')`;
  return tx
    .update(paymentEvents)
    .set({ checks: sql`${checks} + 1`, checkAt: sql`${now.toISOString()}::timestamptz + ${wait}` })
    .where(inArray(id, due))
    .returning();
}

/** Finishes all events of the same order; the events themselves are kept. */
async function finishUnknownEvents(tx: Db, event: PaymentEvent, orderId: string): Promise<void> {
  const { id, providerOrderId } = paymentEvents;
  const same = orderId === '' ? undefined : eq(providerOrderId, orderId);
  await tx
    .update(paymentEvents)
    .set({ checkAt: null })
    .where(or(eq(id, event.id), same));
}
