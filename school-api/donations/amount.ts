import { MIN_ORDER_PAISE, PAISE_PER_RUPEE, parsePaise } from '@/contract';

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
