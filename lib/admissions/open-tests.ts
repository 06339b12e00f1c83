import { formatInIndia } from '@/content/india-time';
import { type AdmissionDates, isOpen } from '@/lib/school-api/admission-dates';

/** A date, or text such as 'on request'. */
export type OpenTest = { when: string; weekday: string; hour: string; place: string; note: string };

/** Upcoming tests, the next one first; those without a date come last. */
export function openTests({ dates, texts }: AdmissionDates, now: number = Date.now()): OpenTest[] {
  const open = dates
    .filter(({ date }) => date !== null && isOpen(date, now))
    .sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''));
  const undated = dates.filter(({ date, text }) => date === null && text !== '');
  const all: OpenTest[] = [
    ...open.map(({ date, shown, time, location, text }) => ({
      when: shown,
      weekday: formatInIndia(new Date(date ?? 0), 'EEEE'),
      hour: time,
      place: location,
      note: text,
    })),
    ...[...undated, ...texts].map(({ location, text }) => ({
      when: text,
      weekday: '',
      hour: '',
      place: location,
      note: '',
    })),
  ];
  return [...new Map(all.map((test) => [keyOf(test), test])).values()];
}

/** Identifies a test, so that a duplicate record is shown once. */
export const keyOf = (test: OpenTest): string => Object.values(test).join('\n');
