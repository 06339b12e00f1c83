import { afterEach, describe, expect, it } from 'vitest';
import {
  currentYear,
  formatLongDate,
  formatShortDate,
  isDay,
  parseDate,
  toIso,
} from '@/lib/format/dates';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
  'on a server in %s',
  (TZ) => {
    it.each([
      ['2026-01-05', 'January 5, 2026', '05 Jan 2026'],
      ['2026-01-05T20:00:00Z', 'January 6, 2026', '06 Jan 2026'],
      ['2026-01-05T20:00:00.123456Z', 'January 6, 2026', '06 Jan 2026'],
      ['2026-01-05T20:00:00+05:30', 'January 5, 2026', '05 Jan 2026'],
      ['2026-01-05T23:59:59', 'January 5, 2026', '05 Jan 2026'],
      ['2026-01-05 00:00:00', 'January 5, 2026', '05 Jan 2026'],
      ['05-01-2026', 'January 5, 2026', '05 Jan 2026'],
      ['05/01/2026', 'January 5, 2026', '05 Jan 2026'],
    ])('%s is shown at the school', (text, long, short) => {
      process.env.TZ = TZ;
      expect(formatLongDate(text)).toBe(long);
      expect(formatShortDate(text)).toBe(short);
    });
  },
);

describe('dates', () => {
  it.each(['', 'soon', '2026-13-45', '0', 'null'])('%o is not a date', (text) => {
    expect(parseDate(text)).toBeNull();
    expect(toIso(text)).toBeNull();
    expect(formatShortDate(text)).toBe('');
  });

  it.each(['2026-13-01', '2026-02-00', '2026-02-30', '2026-1-5', '1926-01-05'])(
    '%s is not a day',
    (text) => {
      expect(isDay(text)).toBe(false);
      expect(isDay('2028-02-29')).toBe(true);
    },
  );

  it('become moments in UTC', () => {
    expect(toIso('2026-01-05')).toBe('2026-01-04T18:30:00.000Z');
    expect(toIso('2026-01-05T10:00:00Z')).toBe('2026-01-05T10:00:00.000Z');
  });

  it('change the year in the school’s time zone', () => {
    expect(currentYear(new Date('2026-12-31T18:29:59Z'))).toBe(2026);
    expect(currentYear(new Date('2026-12-31T18:30:00Z'))).toBe(2027);
  });
});
