import { RETENTION } from '@/contract/facts/retention';

type Unit = 'day' | 'month' | 'year';

const HINDI: Record<Unit, readonly [string, string]> = {
  day: ['दिन', 'दिन'],
  month: ['महीना', 'महीने'],
  year: ['वर्ष', 'वर्ष'],
};

/** A period in both languages; the number and its unit stay in one line. */
function period(count: number, unit: Unit) {
  const [one, many] = HINDI[unit];
  return {
    en: `${count}\u00a0${unit}${count === 1 ? '' : 's'}`,
    hi: `${count}\u00a0${count === 1 ? one : many}`,
  };
}

/** The periods after which the school API erases, as the notices tell them. */
export const periods = {
  unproved: period(RETENTION.codeDays, 'day'),
  unpaidRegistration: period(RETENTION.applicationDays, 'day'),
  registration: period(RETENTION.registrationMonths, 'month'),
  unpaidGift: period(RETENTION.giftDays, 'day'),
  accounts: period(RETENTION.accountYears, 'year'),
  pan: period(RETENTION.panYears, 'year'),
  cv: period(RETENTION.cvMonths, 'month'),
  job: period(RETENTION.jobMonths, 'month'),
  message: period(RETENTION.messageMonths, 'month'),
};

/** Within which a complaint is answered. */
export const complaint = period(90, 'day');
