import type { Db } from '../db/db';
import { type Receipt, receipts } from '../db/schema/receipts';
import { nextReceiptNumber } from './number';

export type NewReceipt = Omit<
  Receipt,
  'number' | 'emailKey' | 'returned' | 'voidedAt' | 'voidReason'
>;

/** Numbers and writes a receipt in the caller's transaction; what it says never changes afterwards. */
export async function issueReceipt(tx: Db, receipt: NewReceipt): Promise<Receipt> {
  const number = await nextReceiptNumber(tx, receipt.paidAt, receipt);
  const row = { ...receipt, number, emailKey: receipt.email.trim().toLowerCase() };
  const [written] = await tx.insert(receipts).values(row).returning();
  if (written === undefined) throw new Error(`the receipt ${number} was not written`);
  return written;
}
