import { and, eq } from 'drizzle-orm';
import { LENGTHS } from '@/contract';
import { line, named, postalAddress } from '@/contract/forms/atoms';
import { type Db, type Receipt, receipts } from '../../db';

/** What the yearly statement needs of a receipt. A donation that was restored from the provider may lack it. */
export const receiptDetails = {
  payerName: named(
    line('The name', { max: LENGTHS.name, required: 'Enter the donor’s name' }),
    'The name',
  ),
  address: postalAddress('The address', {
    max: LENGTHS.line * 2,
    required: 'Enter the donor’s address',
  }),
};

const DETAILS = ['payerName', 'address'] as const;
export type ReceiptDetail = (typeof DETAILS)[number];

export const missingDetails = (receipt: Receipt): ReceiptDetail[] =>
  DETAILS.filter((name) => receipt[name] === '');

/** Only what is still empty; false if something was there already. */
export async function completeReceipt(
  tx: Db,
  number: string,
  details: Partial<Pick<Receipt, ReceiptDetail>>,
): Promise<boolean> {
  const isEmpty = DETAILS.filter((name) => details[name] !== undefined).map((name) =>
    eq(receipts[name], ''),
  );
  const done = await tx
    .update(receipts)
    .set(details)
    .where(and(eq(receipts.number, number), ...isEmpty))
    .returning({ number: receipts.number });
  return done.length > 0;
}
