import { describe, expect, test } from 'vitest';
import { knownYear, resultYears, yearPath } from '@/components/academics/result-years';
import { resultsMetadata } from '@/components/academics/results-metadata';
import { resultsOf, withAnswers } from '../support/school-answers';

const in2027 = new Date('2027-03-01T00:00:00Z');

describe('the years of results', () => {
  test('run from the current one down to 2016', () => {
    const years = resultYears(in2027);
    expect([years.at(0), years.at(-1), years.length]).toEqual([2027, 2016, 12]);
  });

  test('follow the school’s time zone', () => {
    expect(resultYears(new Date('2027-12-31T18:29:00Z'))[0]).toBe(2027);
    expect(resultYears(new Date('2027-12-31T18:31:00Z'))[0]).toBe(2028);
  });

  test('recognise only years among them', () => {
    expect([2016, 2027, 2015, 2028, Number.NaN].map((year) => knownYear(year, in2027))).toEqual([
      2016,
      2027,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('have their own addresses and titles, and the default those of the tab', async () => {
    expect(yearPath(2023)).toBe('/acedemics/results?year=2023');
    const headOf = (year: number) => withAnswers({}, () => resultsMetadata(year));
    expect((await headOf(2023)).alternates?.canonical).toBe('/acedemics/results?year=2023');
    expect((await headOf(2023)).title).toContain('2023');
    expect((await headOf(2025)).alternates?.canonical).toBe('/acedemics/results');
    const boy = { name: 'Asha', stream: '', percentage: '90' };
    const later = { [resultsOf(2026)]: { '10th': [boy], '12th': [] } };
    const canonicals = await withAnswers(later, () =>
      Promise.all([resultsMetadata(2025), resultsMetadata(2026)]),
    );
    expect(canonicals.map(({ alternates }) => alternates?.canonical)).toEqual([
      '/acedemics/results?year=2025',
      '/acedemics/results',
    ]);
  });
});
