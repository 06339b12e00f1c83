import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { comparedMonths, lastMonths } from '@/school-api/office/screens/today/measures';
import { MonthChart, topOf } from '@/school-api/office/view/chart';
import { parse } from '../ui/parse';

const months = Array.from({ length: 12 }, (_, month) => ({
  label: `M${month}`,
  name: `Month ${month}`,
  now: month * 10,
  before: month === 0 ? 0 : 5,
}));

describe('a chart', () => {
  const page = parse(
    renderToStaticMarkup(<MonthChart title="Donations by month" unit="rupees" months={months} />),
  );

  it('has each month with a value in a table', () => {
    const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('.cell')].map((cell) => cell.textContent),
    );
    expect(page.querySelectorAll('tbody th[scope="row"]')).toHaveLength(11);
    expect(rows).toHaveLength(11);
    expect(rows[10]).toEqual(['Month 11', '110', '5']);
    expect(page.querySelector('.chart-legend')?.textContent).toContain('660');
  });

  it('draws a bar for each nonzero value, all within the drawing', () => {
    const heights = [...page.querySelectorAll('.chart-bars rect')].map((bar) =>
      Number.parseFloat(bar.getAttribute('height') ?? ''),
    );
    expect(heights).toHaveLength(22);
    expect(Math.max(...heights)).toBeLessThanOrEqual(100);
  });

  it.each([
    [0, 2],
    [2, 2],
    [3, 4],
    [11, 20],
    [100, 100],
    [101, 200],
    [123_456, 200_000],
  ])('with at most %i has a scale up to %i', (largest, top) => {
    expect(topOf([0, largest])).toBe(top);
  });

  it('has no step below the smallest amount', () => {
    expect(topOf([0], 200_000)).toBe(200_000);
  });
});

it('the months end with the current one in India, next to the same month of the previous year', () => {
  // Already December in India.
  const now = new Date('2026-11-30T20:00:00Z');
  const periods = comparedMonths(now);
  expect(periods).toHaveLength(24);
  expect(periods[0]?.since.toISOString()).toBe('2024-12-31T18:30:00.000Z');
  expect(periods.at(-1)?.until.toISOString()).toBe('2026-12-31T18:30:00.000Z');
  for (const [index, { since }] of periods.slice(1).entries()) {
    expect(since).toEqual(periods[index]?.until);
  }
  const months = lastMonths(
    periods,
    periods.map((_, index) => index),
  );
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({ label: 'Dec', name: 'December 2026', now: 23, before: 11 });
  expect(months[0]).toEqual({ label: 'Jan', name: 'January 2026', now: 12, before: 0 });
});
