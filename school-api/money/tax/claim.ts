import { formatInIndia, parseInIndia } from '@/content/india-time';
import { isExempt } from '@/contract';
import type { Receipt } from '../../db';
import { CASH_LIMIT_PAISE, lawOn } from './laws';
import type { Registration, TaxSettings } from './variables';

type Donation = Pick<Receipt, 'paidAt' | 'amount' | 'method' | 'purpose' | 'test'> &
  Partial<Pick<Receipt, 'returned' | 'voidedAt' | 'voidReason' | 'indianCitizen'>>;

type Registered = Pick<TaxSettings, 'registrations'>;

/** Whether a cash donation is too large to be deductible. */
function isTooMuchCash({ method, amount }: Pick<Donation, 'method' | 'amount'>): boolean {
  return method === 'cash' && amount > CASH_LIMIT_PAISE;
}

/** The newest that holds on the day of a donation; renewals change nothing about earlier donations. */
export function registrationOn(
  givenAt: Date,
  { registrations }: Registered,
): Registration | undefined {
  return registrations.findLast(({ from, until }) => from <= givenAt && givenAt < until);
}

/**
 * What the school may claim about the deduction, by the law on the day of the donation; '' if nothing.
 */
export function claimOf(donation: Donation, settings: Registered): string {
  const registration = registrationOn(donation.paidAt, settings);
  if (registration === undefined || exclusionReasons(donation, settings).length > 0) return '';
  if (!isExempt(donation.amount - (donation.returned ?? 0))) return '';
  const { act, deduction, certificate } = lawOn(donation.paidAt);
  return `This donation qualifies for a deduction under ${deduction} of the ${act} (unique registration number ${registration.urn} of ${writtenDay(registration.issuedOn)}). If the school has your PAN, you receive the certificate, ${certificate}, after the end of the financial year.`;
}

/**
 * For an email: the claim, or why there is none. '' for test money and fees, which are not donations.
 */
export function taxNoteOf(donation: Donation, settings: Registered, phone: string): string {
  if (donation.test || donation.purpose !== 'donation') return '';
  if (isTooMuchCash(donation)) {
    return 'A cash donation of more than Rs. 2,000 does not qualify for an income tax deduction.';
  }
  const claim = claimOf(donation, settings);
  return claim === ''
    ? `You cannot use this receipt to claim an income tax deduction. If you have a question, please call the school: ${phone}.`
    : claim;
}

/** Every reason why no certificate can contain a donation. */
export function exclusionReasons(donation: Donation, settings: Registered): string[] {
  const { purpose, test, paidAt, amount, returned = 0, voidedAt, voidReason } = donation;
  if (purpose !== 'donation') return ['A registration fee is not a donation'];
  if (test) return ['This is a practice payment'];
  if (voidedAt) return [`The receipt is void: ${voidReason}`];
  if (returned >= amount) return ['All of it was returned'];
  return [
    ...(isTooMuchCash(donation) ? ['Cash above Rs. 2,000 does not qualify'] : []),
    ...(registrationOn(paidAt, settings)
      ? []
      : [`Given on a day without registration: ${formatInIndia(paidAt, 'dd MMM yyyy')}`]),
    ...(donation.indianCitizen === false ? ['The donor is not an Indian citizen'] : []),
  ];
}

/** 23 Sep 2021 */
function writtenDay(day: string): string {
  const at = parseInIndia(day, 'yyyy-MM-dd');
  return at === undefined ? day : formatInIndia(at, 'dd MMM yyyy');
}
