import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { type Db, isBeyondClockSkew, type PaymentEvent, paymentEvents } from '../../db';
import { HOUR_MS } from '../../platform';

const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** Schedules a check of the event's order as soon as possible. */
export async function askAboutEvent(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(paymentEvents).set({ askAt: now }).where(eq(paymentEvents.id, id));
}

/** Leases events of unknown orders. An event that is not finished is leased again later. */
export function claimUnknownEvents(
  tx: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<PaymentEvent[]> {
  const { id, askAt, asks } = paymentEvents;
  const farthest = new Date(now.getTime() + LONGEST_WAIT_MS);
  const due = tx
    .select({ id })
    .from(paymentEvents)
    .where(and(isNotNull(askAt), or(lte(askAt, now), isBeyondClockSkew(askAt, farthest))))
    .orderBy(asc(askAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const wait = sql`least(interval '1 minute' * power(2, least(${asks}, 20)), interval '6 hours')`;
  return tx
    .update(paymentEvents)
    .set({ asks: sql`${asks} + 1`, askAt: sql`${now.toISOString()}::timestamptz + ${wait}` })
    .where(inArray(id, due))
    .returning();
}

/** Finishes all events of the same order; the events themselves are kept. */
export async function finishUnknownEvents(
  tx: Db,
  event: PaymentEvent,
  orderId: string,
): Promise<void> {
  const { id, providerOrderId } = paymentEvents;
  const same = orderId === '' ? undefined : eq(providerOrderId, orderId);
  await tx
    .update(paymentEvents)
    .set({ askAt: null })
    .where(or(eq(id, event.id), same));
}
