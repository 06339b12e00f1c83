import { count, eq, like } from 'drizzle-orm';
import type { Db } from '@/school-api/db/db';
import { paymentOrders } from '@/school-api/db/schema/orders';
import { outbox } from '@/school-api/db/schema/outbox';
import { receiptSerials, receipts } from '@/school-api/db/schema/receipts';
import { sandboxPayments } from '@/school-api/db/schema/sandbox';

/** Orders with a captured payment at the provider, and the paise refunded. */
export async function capturedOrders(providerDb: Db): Promise<Map<string, number>> {
  const captured = await providerDb
    .select({ orderId: sandboxPayments.orderId, refunded: sandboxPayments.amountRefunded })
    .from(sandboxPayments)
    .where(eq(sandboxPayments.captured, true));
  return new Map(captured.map(({ orderId, refunded }) => [orderId, refunded]));
}

export async function findInconsistencies(
  db: Db,
  captured: ReadonlyMap<string, number>,
): Promise<string[]> {
  const problems: string[] = [];
  const orders = await db.select().from(paymentOrders);
  for (const { id, providerOrderId, state } of orders) {
    const has = providerOrderId !== null && captured.has(providerOrderId);
    if (has !== (state === 'paid')) problems.push(`${id} is ${state}, the money is there: ${has}`);
    const kinds = await mailsOf(db, id);
    const wanted = has ? 'office-payment,receipt' : '';
    if (kinds !== wanted) problems.push(`${id} (${state}) has the mails ${kinds}`);
    problems.push(...(await findRefundTrouble(db, id, captured.get(providerOrderId ?? '') ?? 0)));
  }
  const serials = await db.select().from(receiptSerials);
  const given = serials.reduce((sum, { last }) => sum + last, 0);
  const [written] = await db.select({ count: count() }).from(receipts);
  const paid = await paidCount(db);
  if (given !== written?.count) problems.push('the receipt numbers have a gap');
  if (given !== paid) problems.push(`${paid} orders are paid, with ${given} receipts`);
  return problems;
}

/** A refund must be on the order, on its receipt and in one email. */
async function findRefundTrouble(db: Db, orderId: string, refunded: number): Promise<string[]> {
  const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
  const [receipt] = await db.select().from(receipts).where(eq(receipts.sourceId, orderId));
  const mails = await db
    .select()
    .from(outbox)
    .where(like(outbox.key, `refund:${orderId}:%`));
  const found = [order?.returned, receipt?.returned ?? 0, mails.length];
  const wanted = [refunded, refunded, refunded > 0 ? 1 : 0];
  return found.join() === wanted.join() ? [] : [`${orderId} has ${found}, not ${wanted}, refunded`];
}

async function mailsOf(db: Db, orderId: string): Promise<string> {
  const mails = await db
    .select({ key: outbox.key })
    .from(outbox)
    .where(like(outbox.key, `%:${orderId}`));
  return (
    mails
      .map(({ key }) => key.split(':')[0])
      // Notifies the office of an order restored from the provider.
      .filter((kind) => kind !== 'restored')
      .sort()
      .join()
  );
}

export async function paidCount(db: Db): Promise<number> {
  const paid = await db.select().from(paymentOrders).where(eq(paymentOrders.state, 'paid'));
  return paid.length;
}
