import { z } from 'zod';
import { parseJson } from '@/contract';
import { providerPayment } from './provider-entities';

const envelope = z.object({
  event: z.string(),
  payload: z.object({ payment: z.object({ entity: providerPayment }).optional() }).loose(),
});

export type WebhookEvent = { name: string; payment: z.infer<typeof providerPayment> | undefined };

/** Other events are acknowledged and ignored. */
const RELEVANT = new Set([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
]);

/** Undefined when the body is not an event. */
export function readEvent(body: Uint8Array): WebhookEvent | undefined {
  const parsed = envelope.safeParse(parseJson(Buffer.from(body).toString('utf8')));
  if (!parsed.success) return undefined;
  const { event, payload } = parsed.data;
  return { name: event, payment: RELEVANT.has(event) ? payload.payment?.entity : undefined };
}
