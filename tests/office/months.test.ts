import { describe, expect, it } from 'vitest';
import { comparedMonths, lastMonths } from '@/school-api/office/screens/today/months';

describe('the months', () => {
  it('end with this one, in India, beside the same month of the year before', () => {
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
});
