import type { Retention } from '@/contract/facts/retention';

type Unit = 'day' | 'month' | 'year';

const HINDI: Record<Unit, readonly [string, string]> = {
  day: ['दिन', 'दिन'],
  month: ['महीना', 'महीने'],
  year: ['वर्ष', 'वर्ष'],
};

/** A no-break space keeps the number and its unit on one line. */
function period(count: number, unit: Unit) {
  const [one, many] = HINDI[unit];
  return {
    en: `${count}\u00a0${unit}${count === 1 ? '' : 's'}`,
    hi: `${count}\u00a0${count === 1 ? one : many}`,
  };
}

export const periodsOf = (retention: Retention) => ({
  unverified: period(retention.codeDays, 'day'),
  unpaidRegistration: period(retention.applicationDays, 'day'),
  registration: period(retention.registrationMonths, 'month'),
  unpaidDonation: period(retention.donationDays, 'day'),
  accounts: period(retention.accountYears, 'year'),
  pan: period(retention.panYears, 'year'),
  cv: period(retention.cvMonths, 'month'),
  job: period(retention.jobMonths, 'month'),
  message: period(retention.messageMonths, 'month'),
});

export type Periods = ReturnType<typeof periodsOf>;

export const complaint = period(90, 'day');
