import { formatInIndia, parseInIndia } from '@/content/india-time';
import { isExempt } from '@/contract';
import type { Receipt } from '../../db';
import { CASH_LIMIT_PAISE, lawOn } from './laws';
import type { TaxSettings } from './variables';

type Donation = Pick<Receipt, 'paidAt' | 'amount' | 'method' | 'purpose' | 'test'> &
  Partial<Pick<Receipt, 'returned' | 'voidedAt'>>;

type Registered = Pick<TaxSettings, 'registration'>;

/** Whether a cash donation is too large to be deductible. */
export function isTooMuchCash({ method, amount }: Pick<Donation, 'method' | 'amount'>): boolean {
  return method === 'cash' && amount > CASH_LIMIT_PAISE;
}

export function isRegisteredOn(givenAt: Date, { registration }: Registered): boolean {
  if (registration === undefined) return false;
  return registration.from <= givenAt && givenAt < registration.until;
}

/**
 * What the school may claim about the deduction, by the law on the day of the donation; '' if nothing.
 */
export function claimOf(donation: Donation, settings: Registered): string {
  const { registration } = settings;
  if (registration === undefined || !isClaimable(donation, settings)) return '';
  const { act, deduction, certificate } = lawOn(donation.paidAt);
  return `This donation qualifies for a deduction under ${deduction} of the ${act} (unique registration number ${registration.urn} of ${writtenDay(registration.issuedOn)}). If the school has your PAN, you receive the certificate, ${certificate}, after the end of the financial year.`;
}

/**
 * For an email: the claim, or why there is none. '' for test money and fees, which are not donations.
 */
export function taxNoteOf(donation: Donation, settings: Registered, phone: string): string {
  if (donation.test || donation.purpose !== 'donation') return '';
  if (isTooMuchCash(donation)) {
    return 'A donation of more than Rs. 2,000 in cash does not qualify for a deduction from income tax.';
  }
  const claim = claimOf(donation, settings);
  return claim === ''
    ? `This receipt claims no deduction from income tax. If you have a question, please call the school: ${phone}.`
    : claim;
}

function isClaimable(donation: Donation, settings: Registered): boolean {
  if (donation.purpose !== 'donation' || donation.test || donation.voidedAt) return false;
  if (isTooMuchCash(donation) || !isRegisteredOn(donation.paidAt, settings)) return false;
  return isExempt(donation.amount - (donation.returned ?? 0));
}

/** 23 Sep 2021 */
function writtenDay(day: string): string {
  const at = parseInIndia(day, 'yyyy-MM-dd');
  return at === undefined ? day : formatInIndia(at, 'dd MMM yyyy');
}
