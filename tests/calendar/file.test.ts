import { describe, expect, it } from 'vitest';
import { calendarFile } from '@/contract/facts/calendar-file';
import { testDayFile } from '@/contract/facts/test-day-file';
import type { CalendarItem } from '@/lib/calendar/item';

const meeting: CalendarItem = {
  uid: 'event-7',
  title: 'Parents’ meeting, classes 3; 4',
  first: '2026-12-12',
  last: '2026-12-12',
  from: '10:00',
  until: '13:00',
  place: 'Hall',
  audience: 'Parents',
  details: 'First line\nSecond \\ line',
  href: '/admission',
  cancelled: false,
};

const about = { name: 'A School', siteUrl: 'https://school.example', now: new Date(0) };
const file = (...items: CalendarItem[]) => calendarFile(items, about);
/** Joins folded lines, as a reader does. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  it('has an event with its times in the school’s time zone', () => {
    const lines = linesOf(file(meeting));
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:event-7@school.example',
        'DTSTART;TZID=Asia/Kolkata:20261212T100000',
        'DTEND;TZID=Asia/Kolkata:20261212T130000',
        'SUMMARY:Parents’ meeting\\, classes 3\\; 4',
        'DESCRIPTION:First line\\nSecond \\\\ line',
        'URL:https://school.example/admission',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('ends an all-day event on the day after its last', () => {
    const lines = linesOf(file({ ...meeting, from: '', until: '', last: '2026-12-31' }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261212');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  });

  it('ends an event of several days on its last, with or without a time', () => {
    const days = { ...meeting, last: '2026-12-15' };
    expect(linesOf(file(days))).toContain('DTEND;TZID=Asia/Kolkata:20261215T130000');
    const open = linesOf(file({ ...days, until: '' }));
    expect(open).toContain('DTSTART;TZID=Asia/Kolkata:20261212T100000');
    expect(open).toContain('DTEND;TZID=Asia/Kolkata:20261216T000000');
  });

  it('keeps a cancelled event, marked with a higher number', () => {
    const lines = linesOf(file({ ...meeting, cancelled: true }));
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).toContain('SEQUENCE:1');
  });

  it('folds long lines at 75 bytes, never inside a character', () => {
    const title = 'गीता जयन्ती '.repeat(30).trim();
    const text = file({ ...meeting, title });
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThan(76);
    expect(linesOf(text)).toContain(`SUMMARY:${title}`);
  });

  it('does not let text start a new line', () => {
    const text = file({ ...meeting, title: 'A\r\nEND:VEVENT\nB\u0007', place: 'x\nATTACH:file' });
    expect(linesOf(text).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(text).not.toMatch(/^ATTACH/m);
  });
});

describe('a child’s test', () => {
  const test = {
    applicationNumber: 'BCDF2345',
    date: '2026-12-13',
    time: '9:30 am',
    place: 'Hall',
  };
  const school = { name: 'A School', email: 'office@school.example' };
  const at = (now: number) => testDayFile(test, school, new Date(now)) ?? '';

  it('keeps its identifier, increases with each change, and reminds the day before', () => {
    const start = Date.UTC(2026, 10, 26);
    const sequence = (now: number) => Number(/^SEQUENCE:(\d+)$/m.exec(at(now))?.[1]);
    const lines = linesOf(at(start));
    const entry = ['UID:bcdf2345@school.example', 'DTSTART;TZID=Asia/Kolkata:20261213T093000'];
    expect(lines).toEqual(expect.arrayContaining([...entry, 'TRIGGER:-P1D']));
    // Two changes within a minute.
    expect(sequence(start + 1000)).toBe(sequence(start) + 1);
    // Fits into 31 bits for decades.
    expect(sequence(Date.UTC(2060))).toBeLessThan(2 ** 31);
  });

  it('lasts all day without a time, and needs a day', () => {
    const whole = testDayFile({ ...test, time: '' }, school, new Date(0)) ?? '';
    expect(linesOf(whole)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261213', 'TRIGGER:-PT15H']),
    );
    expect(testDayFile({ ...test, date: 'on request' }, school, new Date(0))).toBeUndefined();
  });
});
