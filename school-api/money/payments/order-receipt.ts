import type { Db, PaymentOrder, Receipt } from '../../db';
import { issueReceipt } from '../receipts/issue';
import { updateOrder } from './order-rows';

export type Payer = Pick<Receipt, 'payerName' | 'address' | 'email' | 'subject'> &
  Partial<Pick<Receipt, 'cause'>>;

export type Capture = { paymentId: string; paidAt: Date; now: Date };

/** The receipt of a paid order, under the number that the provider knows, if it knows one. */
export async function writeReceipt(
  tx: Db,
  order: PaymentOrder,
  payer: Payer,
  { paymentId, paidAt, now }: Capture,
): Promise<Receipt> {
  const { purpose, amount, test, notedNumber } = order;
  const money = { sourceId: order.id, amount, test, paidAt, issuedAt: now };
  const how = { means: 'online', reference: paymentId } as const;
  const receipt = { purpose, cause: '', ...money, ...how, ...payer };
  const issued = await issueReceipt(tx, receipt, notedNumber);
  // If the known number belongs to another receipt, the provider gets the new one.
  if (issued.number !== notedNumber) await updateOrder(tx, order.id, { notedNumber: null });
  return issued;
}
