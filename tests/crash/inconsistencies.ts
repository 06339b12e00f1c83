import { count, eq, like } from 'drizzle-orm';
import type { Db } from '@/school-api/db/db';
import { paymentOrders } from '@/school-api/db/schema/orders';
import { outbox } from '@/school-api/db/schema/outbox';
import { receiptSerials, receipts } from '@/school-api/db/schema/receipts';
import { sandboxPayments } from '@/school-api/db/schema/sandbox';
import type { RunningProvider } from './school';

/** Orders with a captured payment at the provider. */
export async function capturedOrders({ api }: RunningProvider): Promise<Set<string>> {
  const captured = await api.db
    .select({ orderId: sandboxPayments.orderId })
    .from(sandboxPayments)
    .where(eq(sandboxPayments.status, 'captured'));
  return new Set(captured.map(({ orderId }) => orderId));
}

/** Differences between the school's records and the provider's, as messages. */
export async function findInconsistencies(
  db: Db,
  captured: ReadonlySet<string>,
): Promise<string[]> {
  const problems: string[] = [];
  const orders = await db.select().from(paymentOrders);
  for (const { id, providerOrderId, state } of orders) {
    const has = providerOrderId !== null && captured.has(providerOrderId);
    if (has !== (state === 'paid')) problems.push(`${id} is ${state}, the money is there: ${has}`);
    const kinds = await mailsOf(db, id);
    const wanted = has ? 'office-payment,receipt' : '';
    if (kinds !== wanted) problems.push(`${id} (${state}) has the mails ${kinds}`);
  }
  const serials = await db.select().from(receiptSerials);
  const given = serials.reduce((sum, { last }) => sum + last, 0);
  const [written] = await db.select({ count: count() }).from(receipts);
  const paid = await paidCount(db);
  if (given !== written?.count) problems.push('the receipt numbers have a gap');
  if (given !== paid) problems.push(`${paid} orders are paid, with ${given} receipts`);
  return problems;
}

async function mailsOf(db: Db, orderId: string): Promise<string> {
  const mails = await db
    .select({ key: outbox.key })
    .from(outbox)
    .where(like(outbox.key, `%:${orderId}`));
  return mails
    .map(({ key }) => key.split(':')[0])
    .sort()
    .join();
}

export async function paidCount(db: Db): Promise<number> {
  const paid = await db.select().from(paymentOrders).where(eq(paymentOrders.state, 'paid'));
  return paid.length;
}
