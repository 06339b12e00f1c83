import {
  CITIZEN_CONTROL,
  CITIZEN_FIELD,
  DEDUCTION_CONTROL,
  type DonationRequest,
  FOREIGN_DONATION_REFUSED,
  FOREIGN_DONATIONS_CONTROL,
  formatRupees,
  MIN_ORDER_PAISE,
  PAISE_PER_RUPEE,
  PURPOSE_CONTROL,
  parsePaise,
  TRANSFER_CONTROL,
} from '@/contract';
import { registrationOn } from '../tax/claim';
import type { TaxSettings } from '../tax/variables';

export type DonationRules = {
  maxPaise: number;
  /** The school is registered for foreign contributions. */
  takesForeign: boolean;
  /** The school is registered for tax deductions today. */
  asksPan: boolean;
};

/** Checks that depend on settings: the amount, and who may give. */
export function checkDonation(
  { amount, indian_citizen: answer }: Pick<DonationRequest, 'amount' | 'indian_citizen'>,
  { maxPaise, takesForeign }: Omit<DonationRules, 'asksPan'>,
): Record<string, string> {
  // Only an explicit 'no': the payload of the specification has no answer.
  if (answer === 'no' && !takesForeign) return { [CITIZEN_FIELD]: FOREIGN_DONATION_REFUSED };
  const paise = parsePaise(amount) ?? 0;
  if (paise < MIN_ORDER_PAISE) {
    return { amount: `Amount must be at least ${rupees(MIN_ORDER_PAISE)}` };
  }
  return paise > maxPaise ? { amount: `Amount must be at most ${rupees(maxPaise)}` } : {};
}

const rupees = (paise: number) => formatRupees(paise / PAISE_PER_RUPEE);

const control = (key: string, field_name: string) => ({ key, field_name, status: 1 });

/** Tells the site which optional donation fields this server accepts, and which rules apply today. */
export function donationControls(tax: TaxSettings | undefined, now: Date) {
  return [
    control(PURPOSE_CONTROL, 'Purpose'),
    control(CITIZEN_CONTROL, 'Indian citizen'),
    control(TRANSFER_CONTROL, 'Transfers reported by donors'),
    ...(tax?.fcra ? [control(FOREIGN_DONATIONS_CONTROL, 'Foreign contributions')] : []),
    ...(tax && registrationOn(now, tax) ? [control(DEDUCTION_CONTROL, 'Tax deduction')] : []),
  ];
}
