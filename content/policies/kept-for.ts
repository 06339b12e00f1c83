import type { Retention } from '@/contract/facts/retention';

/** How long each kind of record is kept, in sentences. */
export function keptFor(periods: Retention): string[] {
  const days = (key: keyof Retention) => inWords(periods[key], 'day');
  const months = (key: keyof Retention) => inWords(periods[key], 'month');
  const years = (key: keyof Retention) => inWords(periods[key], 'year');
  return [
    `One-time codes: ${days('codeDays')}, with the mails that carried them.`,
    `A child’s name for which no parent has agreed: ${days('codeDays')}.`,
    `Network addresses: ${days('addressDays')} after a registration was begun from one.`,
    `Unpaid registrations: ${days('applicationDays')} after the last step.`,
    `Paid registrations: ${months('registrationMonths')} on this site. The papers of a child who is admitted are kept by the office, apart from this site, as long as the child is at the school and the law asks for them.`,
    `Unpaid gifts: ${days('giftDays')} after they were begun.`,
    `Receipts, gifts and payments: ${years('accountYears')} after the end of the financial year, as accounts must be.`,
    `A donor’s PAN: ${years('panYears')} after the end of the financial year, so that what was told to the tax office can be corrected.`,
    `CVs: ${months('cvMonths')}. What else an applicant wrote: ${months('jobMonths')}.`,
    `Messages: ${months('messageMonths')}.`,
    `Mails that the site sent: ${months('mailMonths')}.`,
    `Logs: ${months('logMonths')}, of who looked at personal data and of what our servers did.`,
    `Backups: ${days('backupDays')}. They hold what was kept on their day; what was erased is not brought back from them.`,
  ];
}

function inWords(count: number, unit: 'day' | 'month' | 'year'): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
