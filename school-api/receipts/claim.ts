import { EXEMPTION_OF_GIFT, isExempt } from '@/contract';
import type { Receipt } from '../db/schema/receipts';

type Claimed = Pick<Receipt, 'purpose' | 'test' | 'amount' | 'returned' | 'voidedAt'>;

/** What the school may claim for this receipt, as one sentence; '' for nothing. */
export function claimOf({ purpose, test, amount, returned, voidedAt }: Claimed): string {
  const isGift = purpose === 'donation' && !test && voidedAt === null;
  return isGift && isExempt(amount - returned) ? EXEMPTION_OF_GIFT : '';
}
