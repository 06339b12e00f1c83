import { describe, expect, it } from 'vitest';
import { readResponse } from '@/contract';
import { getJson, openTestApp } from '../test-app';

const test = await openTestApp({ seeded: true });

async function results(query: string) {
  const read = readResponse('results', await getJson(test.app, `/api/results${query}`));
  if (!read.ok) throw new Error(`not results: ${read.fields}`);
  return read.data;
}

describe('results', () => {
  it('are in the order of their percentages', async () => {
    const { '10th': tenth, '12th': twelfth } = await results('?year=2025');
    expect(tenth[0]).toMatchObject({ name: 'Nakul Talvan', percentage: '98.4' });
    expect(twelfth[0]).toMatchObject({ name: 'Advait Madhuvan', stream: 'Science' });
  });

  it('are those of the newest year if none is requested', async () => {
    expect(await results('')).toEqual(await results('?year=2025'));
  });

  it.each(['?year=1999', '?year=x', '?year=', '?year=1e99', "?year=1';--"])(
    'are empty for %s',
    async (query) => {
      expect(await results(query)).toEqual({ '10th': [], '12th': [] });
    },
  );
});
