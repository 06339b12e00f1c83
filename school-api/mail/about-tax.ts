import type { Receipt } from '../db';

type Donation = Pick<Receipt, 'number' | 'amount' | 'test' | 'method' | 'paidAt'> &
  Partial<Pick<Receipt, 'indianCitizen' | 'returned'>>;

/** `note` is '' if the receipt may not mention a deduction. */
export type AboutTax = (
  donation: Donation,
  phone: string,
) => { note: string; panLink: string | undefined };
