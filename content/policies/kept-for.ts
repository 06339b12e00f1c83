import type { Retention } from '@/contract/facts/retention';

/** How long each kind of record is kept, in sentences. */
export function keptFor(periods: Retention): string[] {
  const days = (key: keyof Retention) => inWords(periods[key], 'day');
  const months = (key: keyof Retention) => inWords(periods[key], 'month');
  const years = (key: keyof Retention) => inWords(periods[key], 'year');
  return [
    `One-time codes and the emails with them: ${days('codeDays')}.`,
    `A child’s name, if no parent has agreed: ${days('codeDays')}.`,
    `Network addresses: ${days('addressDays')} after the start of a registration.`,
    `Unpaid registrations: ${days('applicationDays')} after the last step.`,
    `Paid registrations: ${months('registrationMonths')} on this site. If the child is admitted, the office keeps the child’s papers, separately from this site, while the child is at the school and for as long as the law requires.`,
    `Unpaid donations, and bank transfers you tell us of: ${days('donationDays')} after the start.`,
    `Receipts, donations and payments: ${years('accountYears')} after the end of the financial year, as the law requires for accounts.`,
    `A donor’s PAN: ${years('panYears')} after the end of the financial year, so that we can correct our statement to the tax department.`,
    `CVs: ${months('cvMonths')}. The rest of a job application: ${months('jobMonths')}.`,
    `Messages: ${months('messageMonths')}.`,
    `Emails from this site: ${months('mailMonths')}.`,
    `Server logs, and the record of who looked at personal data: ${months('logMonths')}.`,
    `Backups: ${days('backupDays')}. If we restore one, we erase again what had been erased.`,
  ];
}

function inWords(count: number, unit: 'day' | 'month' | 'year'): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
