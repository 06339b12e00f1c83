import { z } from 'zod';
import { parseJson } from '@/contract';
import { disputeFact, factOf, refundFact } from './facts';
import { providerDispute, providerPayment, providerRefund } from './provider-entities';
import type { Fact } from './state';

const entity = <E extends z.ZodType>(type: E) => z.object({ entity: type }).optional();

const envelope = z.object({
  event: z.string(),
  payload: z
    .object({
      payment: entity(providerPayment),
      refund: entity(providerRefund),
      dispute: entity(providerDispute),
    })
    .loose(),
});

const unknownEvent = z.object({ event: z.string(), payload: z.object({}).loose() });

export type WebhookEvent = {
  name: string;
  /** The provider's order; '' when the event does not name it. */
  orderId: string;
  paymentId: string;
  facts: Fact[];
};

/** Other events are acknowledged and ignored. */
const OF_PAYMENTS = new Set([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
]);
const OF_REFUNDS = new Set(['refund.created', 'refund.processed', 'refund.failed']);
const DISPUTE = 'payment.dispute.';

/** Undefined when the body is not an event. */
export function readEvent(body: Uint8Array): WebhookEvent | undefined {
  const json = parseJson(Buffer.from(body).toString('utf8'));
  const known = unknownEvent.safeParse(json);
  if (!known.success) return undefined;
  const { event: name } = known.data;
  const nothing = { name, orderId: '', paymentId: '', facts: [] };
  if (!isRelevant(name)) return nothing;
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return undefined;
  const { payload } = parsed.data;
  const payment = payload.payment?.entity;
  const refund = OF_REFUNDS.has(name) ? payload.refund?.entity : undefined;
  const dispute = name.startsWith(DISPUTE) ? payload.dispute?.entity : undefined;
  return {
    name,
    orderId: payment?.order_id ?? '',
    paymentId: payment?.id ?? refund?.payment_id ?? dispute?.payment_id ?? '',
    facts: [
      // The events of refunds and disputes carry the payment, whose own event may be lost.
      ...(payment === undefined ? [] : [factOf(payment)]),
      ...(refund === undefined ? [] : [refundFact(refund)]),
      ...(dispute === undefined ? [] : [disputeFact(dispute)]),
    ],
  };
}

function isRelevant(name: string): boolean {
  return OF_PAYMENTS.has(name) || OF_REFUNDS.has(name) || name.startsWith(DISPUTE);
}
