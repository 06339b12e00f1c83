import { describe, expect, it } from 'vitest';
import { dayInWords } from '@/lib/format/day-in-words';

describe('a day in words', () => {
  it('is the day at the school, on one line', () => {
    expect(dayInWords('2026-11-11T19:00:00.000Z')).toBe('12\u00a0November\u00a02026');
  });

  it.each(['', 'yesterday'])('is nothing for %o', (moment) => {
    expect(dayInWords(moment)).toBe('');
  });
});
