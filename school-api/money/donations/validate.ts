import {
  CITIZEN_FIELD,
  type DonationRequest,
  FOREIGN_GIFT_REFUSED,
  formatRupees,
  MIN_ORDER_PAISE,
  PAISE_PER_RUPEE,
  parsePaise,
} from '@/contract';

export type DonationRules = {
  maxPaise: number;
  /** The school is registered for foreign contributions. */
  takesForeignGifts: boolean;
  /** The school files a statement of its donors. */
  asksPan: boolean;
};

/** Checks that depend on settings: the amount, and who may give. */
export function checkDonation(
  { amount, indian_citizen: said }: Pick<DonationRequest, 'amount' | 'indian_citizen'>,
  { maxPaise, takesForeignGifts }: Omit<DonationRules, 'asksPan'>,
): Record<string, string> {
  // Only an explicit 'no': the payload of the specification has no answer.
  if (said === 'no' && !takesForeignGifts) return { [CITIZEN_FIELD]: FOREIGN_GIFT_REFUSED };
  const paise = parsePaise(amount) ?? 0;
  if (paise < MIN_ORDER_PAISE) {
    return { amount: `Amount must be at least ${rupees(MIN_ORDER_PAISE)}` };
  }
  return paise > maxPaise ? { amount: `Amount must be at most ${rupees(maxPaise)}` } : {};
}

const rupees = (paise: number) => formatRupees(paise / PAISE_PER_RUPEE);
