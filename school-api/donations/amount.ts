import { MIN_ORDER_PAISE, PAISE_PER_RUPEE } from '@/contract';

const WRITING = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/;

/** Rupees as a person writes them, to paise and without floats; undefined for any other writing. */
export function parsePaise(amount: string): number | undefined {
  const [, rupees, fraction = ''] = WRITING.exec(amount) ?? [];
  if (rupees === undefined) return undefined;
  return Number(rupees) * PAISE_PER_RUPEE + Number(fraction.padEnd(2, '0'));
}

/** What is wrong with a donor's amount, or undefined. */
export function amountFault(amount: string, maxPaise: number): string | undefined {
  if (amount === '') return 'Amount is required';
  const paise = parsePaise(amount);
  if (paise === undefined) return 'Please enter a valid amount (e.g., 100.00)';
  if (paise === 0) return 'Amount must be greater than 0';
  if (paise < MIN_ORDER_PAISE) return `Amount must be at least ${rupees(MIN_ORDER_PAISE)}`;
  if (paise > maxPaise) return `Amount must be at most ${rupees(maxPaise)}`;
  return undefined;
}

function rupees(paise: number): string {
  return `₹${new Intl.NumberFormat('en-IN').format(paise / PAISE_PER_RUPEE)}`;
}
