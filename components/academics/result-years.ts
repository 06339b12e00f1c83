import { FIRST_RESULT_YEAR } from '@/contract/facts/first-result-year';
import { currentYear } from '@/lib/format/dates';

/** The default until a later year has entries. */
export const FIRST_DEFAULT = 2025;

export function resultYears(now: Date = new Date()): number[] {
  const last = Math.max(currentYear(now), FIRST_DEFAULT);
  return Array.from({ length: last - FIRST_RESULT_YEAR + 1 }, (_, index) => last - index);
}

/** The year in a URL; undefined if the list does not have it. */
export const knownYear = (year: number, now?: Date) =>
  resultYears(now).find((known) => known === year);

export const RESULTS_PATH = '/acedemics/results';

export const yearPath = (year: number) => `${RESULTS_PATH}?year=${year}`;
