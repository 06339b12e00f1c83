import { type Db, type Receipt, receipts } from '../../db';
import { isOfSeries, nextReceiptNumber, skipNumber } from './number';
import { findReceipt } from './rows';

export type NewReceipt = Omit<
  Receipt,
  'number' | 'emailKey' | 'returned' | 'voidedAt' | 'voidReason' | 'indianCitizen'
> &
  Partial<Pick<Receipt, 'indianCitizen'>>;

/**
 * Numbers and stores a receipt in the caller's transaction; its content never changes afterwards.
 * `known` is its number from before the database lost it.
 */
export async function issueReceipt(
  tx: Db,
  receipt: NewReceipt,
  known: string | null = null,
): Promise<Receipt> {
  const taken = await reclaim(tx, receipt, known ?? '');
  const number = taken ?? (await nextReceiptNumber(tx, receipt.paidAt, receipt));
  // It repeats the original text, dated when the money arrived.
  const issuedAt = taken === undefined ? receipt.issuedAt : receipt.paidAt;
  const row = { ...receipt, issuedAt, number, emailKey: receipt.email.trim().toLowerCase() };
  const [written] = await tx.insert(receipts).values(row).returning();
  if (written === undefined) throw new Error(`the receipt ${number} was not written`);
  return written;
}

/** Undefined for a number of another series, or one that another receipt has since. */
async function reclaim(tx: Db, receipt: NewReceipt, number: string): Promise<string | undefined> {
  if (!isOfSeries(number, receipt)) return undefined;
  // First, because this locks the series.
  await skipNumber(tx, number);
  return (await findReceipt(tx, number)) === undefined ? number : undefined;
}
