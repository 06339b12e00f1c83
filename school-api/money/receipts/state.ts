import type { Receipt } from '../../db';

type Judged = Pick<Receipt, 'voidedAt' | 'returned' | 'amount'>;

const RECEIPT_STATES = ['valid', 'part-refunded', 'void'] as const;
type ReceiptState = (typeof RECEIPT_STATES)[number];

export function receiptState({ voidedAt, returned, amount }: Judged): ReceiptState {
  if (voidedAt !== null || returned >= amount) return 'void';
  return returned > 0 ? 'part-refunded' : 'valid';
}

/** Paise that count in a sum. */
export function countedAmount(receipt: Judged): number {
  return receiptState(receipt) === 'void' ? 0 : receipt.amount - receipt.returned;
}
