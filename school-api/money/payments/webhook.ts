import { createHash } from 'node:crypto';
import type { Db } from '../../db';
import { ApiError } from '../../platform';
import { findOrderIdOfPayment } from './after-paid-rows';
import { type PaymentDeps, requireProvider } from './deps';
import { findByProviderOrder, findOrder, recordEvent, updateOrder } from './order-rows';
import { settle } from './settle';
import { scheduleUnknownCheck } from './unknown-orders';
import { readEvent, type WebhookEvent } from './webhook-event';

type Delivery = { body: Uint8Array; signature: string; eventId: string };

/**
 * Stores an event and applies it in one transaction; repeated deliveries are ignored. Does not call
 * the provider, so that it responds quickly.
 */
export async function handleWebhook(deps: PaymentDeps, delivery: Delivery): Promise<void> {
  const { body, signature, eventId } = delivery;
  if (!requireProvider(deps).isSignedWebhook(body, signature)) {
    deps.log.warn({ event: 'wrong-webhook-signature' }, 'invalid webhook signature');
    throw new ApiError('forbidden', 'The signature is not valid.');
  }
  const event = readEvent(body);
  if (event === undefined) throw new ApiError('malformed', 'The body is not an event.');
  await apply(deps, event, eventId || hashOf(body));
}

async function apply(deps: PaymentDeps, event: WebhookEvent, id: string) {
  const { db, now, log } = deps;
  const { name, facts, unread } = event;
  if (unread) log.warn({ event: 'malformed-webhook', name }, 'an event could not be read');
  await db.transaction(async (tx) => {
    const { orderId: providerOrderId, paymentId } = event;
    const row = { id, event: name, providerOrderId, paymentId, receivedAt: now() };
    if (!(await recordEvent(tx, row)) || facts.length === 0) return;
    const order = await findOrderOfEvent(tx, event);
    if (order === undefined) return reportUnknownOrder(tx, deps, event, id);
    const state = await settle(tx, order.id, facts, deps);
    // The reconciler captures the authorised payment.
    if (name === 'payment.authorized' && state !== 'paid') {
      await updateOrder(tx, order.id, { checkAt: now() });
    }
  });
}

/** The database lost the order, or it belongs to another application on the account: checked later. */
async function reportUnknownOrder(
  tx: Db,
  { now, log }: PaymentDeps,
  { name, facts, orderId, paymentId }: WebhookEvent,
  id: string,
) {
  log.info({ event: 'unknown-order', name, providerOrderId: orderId }, 'unknown order');
  const mayBePaid = facts.some(({ kind }) => kind !== 'failed');
  if (mayBePaid && (orderId !== '' || paymentId !== '')) await scheduleUnknownCheck(tx, id, now());
}

async function findOrderOfEvent(tx: Db, { orderId, paymentId }: WebhookEvent) {
  if (orderId !== '') return findByProviderOrder(tx, orderId);
  const known = await findOrderIdOfPayment(tx, paymentId);
  return known === undefined ? undefined : findOrder(tx, known);
}

function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
