import { statusPanel } from '@/content/application-status';
import { hourInWords } from '@/contract/facts/hour-in-words';
import { formatPaise } from '@/contract/facts/rupees';
import type { ApplicationRecord } from '@/contract/requests/application-status';
import { dayInWords, weekdayInWords } from '@/lib/format/day-in-words';

const copy = statusPanel.facts;

type TestDay = ApplicationRecord['move_tests'][number];

export const weekdayOf = (date: string) => weekdayInWords(date) || date;

/** 9:30 am, Vraja campus; without what is not known. */
export const whereInWords = ({ time, place }: TestDay) =>
  [hourInWords(time), place].filter(Boolean).join(', ');

export const testInWords = ({ test: { date, time, place, seat } }: ApplicationRecord) => ({
  seat,
  day: weekdayOf(date),
  hour: hourInWords(time),
  place,
});

export function testRows(application: ApplicationRecord) {
  const { seat, day, hour, place } = testInWords(application);
  return [
    { term: copy.seat, value: seat },
    { term: copy.day, value: day },
    { term: copy.hour, value: hour },
    { term: copy.place, value: place },
  ];
}

/** One application's facts, including its fee; empty ones are left out. */
export function factsOf(application: ApplicationRecord) {
  const { paid } = application;
  return [
    { term: copy.number, value: application.application_number },
    { term: copy.studentClass, value: application.apply_for },
    ...testRows(application),
    { term: copy.fee, value: paid ? feeInWords(paid) : '' },
    { term: copy.paymentId, value: paid?.payment_id ?? '' },
  ];
}

function feeInWords({ amount, on, returned, test }: NonNullable<ApplicationRecord['paid']>) {
  const paid = copy.paid.replace('{amount}', formatPaise(amount)).replace('{day}', dayInWords(on));
  const refunded = returned > 0 && copy.refunded.replace('{amount}', formatPaise(returned));
  return [paid, refunded, test && copy.practice].filter(Boolean).join(', ');
}
