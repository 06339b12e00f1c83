import { createHash } from 'node:crypto';
import { Refusal } from '../http/refusal';
import { findByProviderOrder, recordEvent, updateOrder } from '../repositories/orders';
import { factOf } from './ask';
import { needProvider } from './need-provider';
import type { PaymentParts } from './parts';
import { settle } from './settle';
import { readEvent, type WebhookEvent } from './webhook-event';

export type Delivery = { body: Uint8Array; signature: string; eventId: string };

/**
 * An event and its effect are written in one transaction, and the provider is not asked anything, so
 * the answer is quick; a second delivery of the same event finds the first and does nothing.
 */
export async function takeWebhook(parts: PaymentParts, delivery: Delivery): Promise<void> {
  const { body, signature, eventId } = delivery;
  if (!needProvider(parts).signedEvent(body, signature)) {
    parts.log.warn({ event: 'wrong-webhook-signature' }, 'a webhook is not signed');
    throw new Refusal('forbidden', 'The signature is not right.');
  }
  const event = readEvent(body);
  if (event === undefined) throw new Refusal('malformed', 'The body is not an event.');
  await apply(parts, event, eventId || hashOf(body));
}

async function apply(parts: PaymentParts, { name, payment }: WebhookEvent, id: string) {
  const { db, now, log } = parts;
  const providerOrderId = payment?.order_id ?? '';
  await db.transaction(async (tx) => {
    const row = { id, event: name, providerOrderId, receivedAt: now() };
    if (!(await recordEvent(tx, row)) || payment === undefined) return;
    const order = await findByProviderOrder(tx, providerOrderId);
    // Another shop's order on the same account is none of ours.
    if (order === undefined)
      return void log.info({ event: 'foreign-order', name }, 'not our order');
    const state = await settle(tx, order.id, factOf(payment), parts);
    // Authorised money has to be captured: the reconciler does it at its next round.
    if (name === 'payment.authorized' && state !== 'paid') {
      await updateOrder(tx, order.id, { checkAt: now() });
    }
  });
}

function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
