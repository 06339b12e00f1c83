import { currentYear } from '@/lib/format/dates';

const FIRST_YEAR = 2016;
export const DEFAULT_YEAR = 2025;

/** Newest first. */
export function resultYears(now: Date = new Date()): number[] {
  const last = Math.max(currentYear(now), DEFAULT_YEAR);
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => last - index);
}

/** The year that an address names, or the default when the list does not have it. */
export const knownYear = (year: number, now?: Date) =>
  resultYears(now).includes(year) ? year : DEFAULT_YEAR;

export const RESULTS_PATH = '/acedemics/results';

export const yearPath = (year: number) => `${RESULTS_PATH}?year=${year}`;
