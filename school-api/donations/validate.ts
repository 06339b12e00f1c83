import {
  type DonationRequest,
  formatRupees,
  MIN_ORDER_PAISE,
  PAISE_PER_RUPEE,
  parsePaise,
} from '@/contract';

/** Checks that depend on settings: the smallest and the largest amount. */
export function checkDonation(
  { amount }: DonationRequest,
  maxPaise: number,
): Record<string, string> {
  const paise = parsePaise(amount) ?? 0;
  if (paise < MIN_ORDER_PAISE) {
    return { amount: `Amount must be at least ${rupees(MIN_ORDER_PAISE)}` };
  }
  return paise > maxPaise ? { amount: `Amount must be at most ${rupees(maxPaise)}` } : {};
}

const rupees = (paise: number) => formatRupees(paise / PAISE_PER_RUPEE);
