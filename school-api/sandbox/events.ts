import type { Db } from '../db/db';
import { type SandboxOrder, type SandboxPayment, sandboxDeliveries } from '../db/schema/sandbox';
import { orderEntity, paymentEntity } from './entities';
import { providerId } from './ids';
import type { Switches } from './switches';

export type EventName = 'payment.authorized' | 'payment.captured' | 'payment.failed' | 'order.paid';

/** Delay per rank, to send the events of a step in reverse order. */
const REORDER_MS = 2_000;
const RANK: Record<EventName, number> = {
  'order.paid': 0,
  'payment.captured': 1,
  'payment.authorized': 2,
  'payment.failed': 2,
};

/** Queues webhooks in the transaction of the change, so that a crash loses none. */
export async function emit(
  tx: Db,
  events: readonly EventName[],
  payment: SandboxPayment,
  order: SandboxOrder,
  switches: Switches,
  now: Date,
): Promise<void> {
  if (!switches.webhooks) return;
  const copies = 1 + switches.duplicates;
  const rows = events.flatMap((event) => {
    const late = switches.reorder ? RANK[event] * REORDER_MS : 0;
    const dueAt = new Date(now.getTime() + switches.delaySeconds * 1000 + late);
    const row = {
      eventId: providerId('evt'),
      event,
      body: bodyOf(event, payment, order, now),
      dueAt,
    };
    return Array.from({ length: copies }, () => row);
  });
  await tx.insert(sandboxDeliveries).values(rows);
}

function bodyOf(event: EventName, payment: SandboxPayment, order: SandboxOrder, now: Date): string {
  const withOrder = event === 'order.paid';
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_sandbox0000000',
    event,
    contains: withOrder ? ['payment', 'order'] : ['payment'],
    payload: {
      payment: { entity: paymentEntity(payment) },
      ...(withOrder && { order: { entity: orderEntity(order) } }),
    },
    created_at: Math.floor(now.getTime() / 1000),
  });
}
