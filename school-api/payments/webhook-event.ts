import { z } from 'zod';
import { providerPayment } from './provider-entities';

const envelope = z.object({
  event: z.string(),
  payload: z.object({ payment: z.object({ entity: providerPayment }).optional() }).loose(),
});

export type WebhookEvent = { name: string; payment: z.infer<typeof providerPayment> | undefined };

/** The events that say something about an order; any other is taken and forgotten. */
const TELLING = new Set(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid']);

/** Undefined for a body that is no event at all. */
export function readEvent(body: Uint8Array): WebhookEvent | undefined {
  const parsed = envelope.safeParse(parseJson(body));
  if (!parsed.success) return undefined;
  const { event, payload } = parsed.data;
  return { name: event, payment: TELLING.has(event) ? payload.payment?.entity : undefined };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
