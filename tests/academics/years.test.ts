import { describe, expect, test } from 'vitest';
import { knownYear, resultYears, yearPath } from '@/components/academics/result-years';
import { resultsMetadata } from '@/components/academics/results-metadata';

const in2027 = new Date('2027-03-01T00:00:00Z');

describe('the years of results', () => {
  test('run from the current one down to 2016', () => {
    const years = resultYears(in2027);
    expect([years.at(0), years.at(-1), years.length]).toEqual([2027, 2016, 12]);
  });

  test('follow the clock of the school', () => {
    expect(resultYears(new Date('2027-12-31T18:29:00Z'))[0]).toBe(2027);
    expect(resultYears(new Date('2027-12-31T18:31:00Z'))[0]).toBe(2028);
  });

  test('fall back to 2025 when one is asked for that is not among them', () => {
    expect([2016, 2027, 2015, 2028, Number.NaN].map((year) => knownYear(year, in2027))).toEqual([
      2016, 2027, 2025, 2025, 2025,
    ]);
  });

  test('have addresses and titles of their own, and 2025 those of the tab', () => {
    expect(yearPath(2023)).toBe('/acedemics/results?year=2023');
    expect(resultsMetadata(2023).alternates?.canonical).toBe('/acedemics/results?year=2023');
    expect(resultsMetadata(2023).title).toContain('2023');
    expect(resultsMetadata(2025).alternates?.canonical).toBe('/acedemics/results');
  });
});
