import { afterAll, describe, expect, it } from 'vitest';
import { readResponse } from '@/contract';
import { getJson, openTestApp } from '../test-app';

const test = await openTestApp({ seeded: true });
afterAll(() => test.close());

const YEARS = Array.from({ length: 10 }, (_, index) => 2016 + index);

async function results(query: string) {
  const read = readResponse('results', await getJson(test.app, `/api/results${query}`));
  if (!read.ok) throw new Error(`not results: ${read.fields}`);
  return read.data;
}

describe('results', () => {
  it.each(YEARS)('of %i have six to ten boys in each class', async (year) => {
    const { '10th': tenth, '12th': twelfth } = await results(`?year=${year}`);
    for (const rows of [tenth, twelfth]) {
      expect(rows.length).toBeGreaterThanOrEqual(6);
      expect(rows.length).toBeLessThanOrEqual(10);
    }
  });

  it('name the best of 2025 first, as the news does', async () => {
    const { '10th': tenth, '12th': twelfth } = await results('?year=2025');
    expect(tenth[0]).toMatchObject({ name: 'Nakul Talvan', percentage: '98.4' });
    expect(twelfth[0]).toMatchObject({ name: 'Advait Madhuvan', stream: 'Science' });
  });

  it('are those of the newest year when no year is asked for', async () => {
    expect(await results('')).toEqual(await results('?year=2025'));
  });

  it.each([
    '?year=1999',
    '?year=2026',
    '?year=x',
    '?year=',
    '?year=-1',
    '?year=1e99',
    "?year=1';--",
  ])('are empty for %s', async (query) => {
    expect(await results(query)).toEqual({ '10th': [], '12th': [] });
  });
});
