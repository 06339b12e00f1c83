import { z } from 'zod';
import { parseJson } from '@/contract';
import { disputeFact, factOf, refundFact } from './facts';
import { providerDispute, providerPayment, providerRefund, seconds } from './provider-entities';
import type { Fact } from './state';

const entity = <E extends z.ZodType>(type: E) => z.object({ entity: type }).optional();
/**
 * An event in another format is left to the reconciler, since rejected events are sent again for a
 * day.
 */
const lenient = <E extends z.ZodType>(type: E) => entity(type).catch(undefined);

const envelope = z.object({
  event: z.string(),
  /** When it happened, not when it was sent. */
  created_at: seconds,
  payload: z
    .object({
      payment: entity(providerPayment),
      refund: lenient(providerRefund),
      dispute: lenient(providerDispute),
    })
    .loose(),
});

const unknownEvent = z.object({ event: z.string(), payload: z.object({}).loose() });

export type WebhookEvent = {
  name: string;
  /** The provider's order; '' if the event does not name it. */
  orderId: string;
  paymentId: string;
  facts: Fact[];
  /** A refund or dispute in an unknown format. */
  unread: boolean;
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

/** Undefined if the body is not an event. */
export function readEvent(body: Uint8Array): WebhookEvent | undefined {
  const json = parseJson(Buffer.from(body).toString('utf8'));
  const known = unknownEvent.safeParse(json);
  if (!known.success) return undefined;
  const { event: name } = known.data;
  const nothing = { name, orderId: '', paymentId: '', facts: [], unread: false };
  if (!isRelevant(name)) return nothing;
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return undefined;
  const { payload, created_at: happenedAt } = parsed.data;
  const payment = payload.payment?.entity;
  const isPayment = OF_PAYMENTS.has(name);
  const isRefund = OF_REFUNDS.has(name);
  const refund = isRefund ? payload.refund?.entity : undefined;
  const dispute = isPayment || isRefund ? undefined : payload.dispute?.entity;
  return {
    name,
    orderId: payment?.order_id ?? '',
    paymentId: payment?.id ?? refund?.payment_id ?? dispute?.payment_id ?? '',
    unread: !isPayment && refund === undefined && dispute === undefined,
    facts: [
      // Events of refunds and disputes contain the payment, whose own event may be lost.
      ...(payment === undefined ? [] : [factOf(payment)]),
      ...(refund === undefined ? [] : [refundFact(refund)]),
      ...(dispute === undefined ? [] : [disputeFact(dispute, happenedAt)]),
    ],
  };
}

function isRelevant(name: string): boolean {
  return OF_PAYMENTS.has(name) || OF_REFUNDS.has(name) || name.startsWith(DISPUTE);
}
