import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MonthChart, topOf } from '@/school-api/office/view/chart';
import { parse } from '../ui/parse';
import { months } from './support/months';

describe('a chart', () => {
  const page = parse(
    renderToStaticMarkup(<MonthChart title="Donations by month" unit="rupees" months={months} />),
  );

  it('says in a table all that it draws', () => {
    const cells = [...page.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(cells).toHaveLength(12);
    expect(cells[11]).toBe('Month 111105');
    expect(page.querySelector('.chart-legend')?.textContent).toContain('660');
  });

  it('draws a bar for each value that is not zero, none of them beyond the drawing', () => {
    const heights = [...page.querySelectorAll('.chart-bars rect')].map((bar) =>
      Number.parseFloat(bar.getAttribute('height') ?? ''),
    );
    expect(heights).toHaveLength(23);
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

  it('has no step below the least amount', () => {
    expect(topOf([0], 200_000)).toBe(200_000);
  });
});
