import type { Db, PaymentOrder, Receipt } from '../../db';
import { enqueueMail, type MailData, OFFICE, receiptMailKey, updateMail } from '../../mail';
import { findReceiptOf, markReturned } from '../receipts/rows';
import { type MoneyRows, readMoneyRows } from './after-paid-rows';
import type { PaymentDeps } from './deps';
import { disputeLoss, type Money, moneyOf } from './money';
import { updateOrder } from './order-rows';

/**
 * Recomputes the state of a paid order's money from all known events, and updates the order, its receipt and
 * the emails. Runs in the caller's transaction, with the order locked.
 */
export async function settleMoney(
  tx: Db,
  order: PaymentOrder,
  { log, now }: Pick<PaymentDeps, 'log' | 'now'>,
): Promise<void> {
  const rows = await readMoneyRows(tx, order.id);
  const money = moneyOf(order.amount, rows);
  const { returned, returnedAt, dispute } = money;
  await updateOrder(tx, order.id, { returned, returnedAt, dispute });
  const at = now();
  const isChanged = returned !== order.returned;
  const receipt = isChanged
    ? await markReturned(tx, order.id, { ...money, at: returnedAt ?? at })
    : await findReceiptOf(tx, order.id);
  if (isChanged) {
    const context = { orderId: order.id, returned, before: order.returned };
    log.info({ event: 'money-returned', ...context }, 'payment refunded or charged back');
    await updateMail(tx, receiptMailKey(order.id), { returned });
    await enqueueRefundMail(tx, order, { receipt, money, at });
  }
  await enqueueCaseMails(tx, order, { receipt, rows, money, at });
}

type MoneyChange = { receipt: Receipt | undefined; money: Money; at: Date };

/** To the payer, on each change of the refunded amount. */
async function enqueueRefundMail(
  tx: Db,
  order: PaymentOrder,
  { receipt, money, at }: MoneyChange,
): Promise<void> {
  // The payer is unknown if retention deleted the application before the payment arrived.
  if (receipt === undefined || receipt.email === '') return;
  const { number: receiptNumber, payerName: name, email: to, purpose, amount, test } = receipt;
  const returnedAt = (money.returnedAt ?? at).toISOString();
  const { returned, byDispute } = money;
  const paymentId = order.paymentId ?? '';
  const payment = { purpose, amount, paymentId, test };
  const data = { receiptNumber, name, ...payment, returned, returnedAt, byDispute };
  const key = `refund:${order.id}:${money.moves}`;
  await enqueueMail(tx, { key, kind: 'refund', to, data }, at);
}

type Case = Pick<MailData<'office-case'>, 'what' | 'amount' | 'paymentId'> & { key: string };

/** To the office, once per case. */
async function enqueueCaseMails(
  tx: Db,
  order: PaymentOrder,
  { receipt, money, rows, at }: MoneyChange & { rows: MoneyRows },
): Promise<void> {
  const { purpose, test } = order;
  const from = {
    reference: receipt?.number ?? order.id,
    name: receipt?.payerName ?? '',
    email: receipt?.email ?? '',
  };
  for (const { key, ...found } of casesOf(order, money, rows)) {
    const data = { ...found, ...from, purpose, test, at: at.toISOString() };
    await enqueueMail(tx, { key, kind: 'office-case', to: OFFICE, data }, at);
  }
}

function casesOf({ paymentId: paid }: PaymentOrder, money: Money, rows: MoneyRows): Case[] {
  const second = money.surplus === 0 ? [] : money.kept.filter((id) => id !== paid);
  const { surplus: amount } = money;
  return [
    ...second.map((paymentId) => ({
      key: `second-payment:${paymentId}`,
      what: 'second-payment' as const,
      amount,
      paymentId,
    })),
    ...rows.refunds.flatMap(({ id, state, amount, paymentId }) =>
      state === 'failed'
        ? [{ key: `refund-failed:${id}`, what: 'refund-failed' as const, amount, paymentId }]
        : [],
    ),
    ...rows.disputes.flatMap((dispute) => {
      const { id, state, paymentId } = dispute;
      const amount = disputeLoss(dispute) || dispute.amount;
      const key = `dispute:${id}:${state}`;
      return state === 'none'
        ? []
        : [{ key, what: `dispute-${state}` as const, amount, paymentId }];
    }),
  ];
}
