import { type DonationRequest, MIN_ORDER_PAISE, PAISE_PER_RUPEE, parsePaise } from '@/contract';

/** What only the school knows of a gift: how small and how large it takes one online. */
export function donationFaults(
  { amount }: DonationRequest,
  maxPaise: number,
): Record<string, string> {
  const paise = parsePaise(amount) ?? 0;
  if (paise < MIN_ORDER_PAISE) {
    return { amount: `Amount must be at least ${rupees(MIN_ORDER_PAISE)}` };
  }
  return paise > maxPaise ? { amount: `Amount must be at most ${rupees(maxPaise)}` } : {};
}

function rupees(paise: number): string {
  return `₹${new Intl.NumberFormat('en-IN').format(paise / PAISE_PER_RUPEE)}`;
}
