import type { Receipt } from '../db';

type Gift = Pick<Receipt, 'number' | 'amount' | 'test' | 'means' | 'paidAt'>;

/** A sentence on the deduction, '' when nothing may be said, and where the donor gives a PAN. */
export type AboutTax = (gift: Gift, phone: string) => { note: string; panLink: string | undefined };
