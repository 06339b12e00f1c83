import { createHash } from 'node:crypto';
import { ApiError } from '../http/api-error';
import { findByProviderOrder, recordEvent, updateOrder } from '../repositories/orders';
import type { PaymentDeps } from './deps';
import { requireProvider } from './require-provider';
import { settle } from './settle';
import { factOf } from './sync-order';
import { readEvent, type WebhookEvent } from './webhook-event';

export type Delivery = { body: Uint8Array; signature: string; eventId: string };

/**
 * Stores an event and applies it in one transaction; repeated deliveries are ignored. Makes no call to
 * the provider, to respond quickly.
 */
export async function handleWebhook(deps: PaymentDeps, delivery: Delivery): Promise<void> {
  const { body, signature, eventId } = delivery;
  if (!requireProvider(deps).isSignedWebhook(body, signature)) {
    deps.log.warn({ event: 'wrong-webhook-signature' }, 'invalid webhook signature');
    throw new ApiError('forbidden', 'The signature is not right.');
  }
  const event = readEvent(body);
  if (event === undefined) throw new ApiError('malformed', 'The body is not an event.');
  await apply(deps, event, eventId || hashOf(body));
}

async function apply(deps: PaymentDeps, { name, payment }: WebhookEvent, id: string) {
  const { db, now, log } = deps;
  const providerOrderId = payment?.order_id ?? '';
  await db.transaction(async (tx) => {
    const row = { id, event: name, providerOrderId, receivedAt: now() };
    if (!(await recordEvent(tx, row)) || payment === undefined) return;
    const order = await findByProviderOrder(tx, providerOrderId);
    // An order of another application on the same account.
    if (order === undefined)
      return void log.info({ event: 'foreign-order', name }, 'not our order');
    const state = await settle(tx, order.id, factOf(payment), deps);
    // The reconciler captures the authorised payment.
    if (name === 'payment.authorized' && state !== 'paid') {
      await updateOrder(tx, order.id, { checkAt: now() });
    }
  });
}

function hashOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}
