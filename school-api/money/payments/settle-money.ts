import type { Db, PaymentOrder } from '../../db';
import { findReceiptOf } from '../receipts/rows';
import { markReturned } from '../receipts/void';
import { enqueueCaseMails, enqueueRefundMail } from './after-paid-mails';
import { readHeard } from './after-paid-rows';
import type { PaymentDeps } from './deps';
import { moneyOf } from './money';
import { updateOrder } from './order-rows';

/**
 * Recomputes the state of a paid order's money from all known events, and updates the order, its receipt and
 * the mails. Runs in the caller's transaction, under the order's lock.
 */
export async function settleMoney(
  tx: Db,
  order: PaymentOrder,
  { log, now }: Pick<PaymentDeps, 'log' | 'now'>,
): Promise<void> {
  const heard = await readHeard(tx, order.id);
  const money = moneyOf(order.amount, heard);
  const { returned, returnedAt, dispute } = money;
  await updateOrder(tx, order.id, { returned, returnedAt, dispute });
  const at = now();
  const isChanged = returned !== order.returned;
  const receipt = isChanged
    ? await markReturned(tx, order.id, { ...money, at: returnedAt ?? at })
    : await findReceiptOf(tx, order.id);
  if (isChanged) {
    const context = { orderId: order.id, returned, before: order.returned };
    log.info({ event: 'money-returned', ...context }, 'money of an order went back');
    await enqueueRefundMail(tx, order, { receipt, money, at });
  }
  await enqueueCaseMails(tx, order, { receipt, heard, money, at });
}
