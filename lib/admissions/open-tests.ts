import { admission } from '@/content/admission';
import { formatInIndia } from '@/content/india-time';
import { type AdmissionDates, byDay } from '@/lib/school-api/admission-dates';

export type OpenTest = {
  /** A date, or text such as 'on request'. */
  when: string;
  weekday: string;
  hour: string;
  place: string;
  note: string;
  /** That it is full, if so. */
  places: string;
};

/** The school's tests, the earliest first; those without a date come last. */
export function openTests({ dates, texts }: AdmissionDates): OpenTest[] {
  const undated = dates.filter(({ date, text }) => date === null && text !== '');
  const all: OpenTest[] = [
    ...byDay(dates).map(({ date, shown, time, location, text, full }) => ({
      when: shown,
      weekday: formatInIndia(new Date(date ?? 0), 'EEEE'),
      hour: time,
      place: location,
      note: text,
      places: placesOf(full),
    })),
    ...[...undated, ...texts].map(({ location, text, full }) => ({
      when: text,
      weekday: '',
      hour: '',
      place: location,
      note: '',
      places: placesOf(full),
    })),
  ];
  return [...new Map(all.map((test) => [keyOf(test), test])).values()];
}

const placesOf = (full: boolean): string => (full ? admission.tests.full : '');

/** Identifies a test, so that a duplicate record is shown once. */
export const keyOf = (test: OpenTest): string => Object.values(test).join('\n');
