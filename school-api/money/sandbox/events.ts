import { type SandboxOrder, type SandboxPayment, sandboxDeliveries } from '../../db';
import { orderEntity, paymentEntity } from './entities';
import { providerId } from './ids';
import type { Step } from './switches';

export type PaymentEvent =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid';
export type RefundEvent = 'refund.created' | 'refund.processed' | 'refund.failed';
export type DisputeEvent =
  `payment.dispute.${'created' | 'under_review' | 'won' | 'lost' | 'closed'}`;
type EventName = PaymentEvent | RefundEvent | DisputeEvent;

/** An event's entities by name, such as `payment`. */
type Payload = Record<string, unknown>;

/** Delay per rank, to send a step's events in reverse order. */
const REORDER_MS = 2_000;
const RANK: Partial<Record<EventName, number>> = {
  'payment.captured': 1,
  'payment.authorized': 2,
  'payment.failed': 2,
  'refund.created': 1,
};

/** Queues webhooks in the transaction of the change, so that a crash loses none. */
export async function emit(
  { tx, switches, now }: Step,
  events: readonly { name: EventName; payload: Payload }[],
): Promise<void> {
  if (!switches.webhooks) return;
  const copies = 1 + switches.duplicates;
  const rows = events.flatMap(({ name, payload }) => {
    const late = switches.reorder ? (RANK[name] ?? 0) * REORDER_MS : 0;
    const dueAt = new Date(now.getTime() + switches.delaySeconds * 1000 + late);
    const body = bodyOf(name, payload, now);
    const row = { eventId: providerId('evt'), event: name, body, dueAt };
    return Array.from({ length: copies }, () => row);
  });
  await tx.insert(sandboxDeliveries).values(rows);
}

export function paymentEvent(name: PaymentEvent, payment: SandboxPayment, order: SandboxOrder) {
  const withOrder = name === 'order.paid' && { order: orderEntity(order) };
  return { name, payload: { payment: paymentEntity(payment), ...withOrder } };
}

function bodyOf(event: EventName, payload: Payload, now: Date): string {
  const parts = Object.entries(payload).map(([name, entity]) => [name, { entity }] as const);
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox0000000',
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(parts),
    created_at: Math.floor(now.getTime() / 1000),
  });
}
