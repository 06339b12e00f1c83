import { describe, expect, it } from 'vitest';
import { dayInWords, weekdayInWords } from '@/lib/format/day-in-words';

describe('a day in words', () => {
  it('is the day at the school, on one line', () => {
    expect(dayInWords('2026-11-11T19:00:00.000Z')).toBe('12\u00a0November\u00a02026');
  });

  it.each(['', 'yesterday'])('is nothing for %o', (moment) => {
    expect(dayInWords(moment)).toBe('');
  });

  it.each([
    ['2026-12-13', 'Sunday 13 December 2026'],
    ['Batch 2', ''],
  ])('has its weekday, unlike a name: %s', (value, words) => {
    expect(weekdayInWords(value)).toBe(words);
  });
});
