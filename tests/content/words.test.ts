import { expect, it } from 'vitest';
import { clockLabel } from '@/content/clock';
import { inlineParts, plainText } from '@/content/inline';
import { dayRows } from '@/content/student-life/day-at-campus';
import { verses } from '@/content/verses';

it.each([
  ['04:00', '04:00 AM'],
  ['21:30', '09:30 PM'],
  ['12:05', '12:05 PM'],
  ['00:05', '12:05 AM'],
])('%s is shown as %s', (time, label) => {
  expect(clockLabel(time)).toBe(label);
});

it('the day at campus moves forward from row to row', () => {
  const times = dayRows.map((row) => row.time);
  for (const time of times) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
  expect(times).toEqual([...new Set(times)].toSorted());
});

it('terms between asterisks are separated from the surrounding text', () => {
  expect(inlineParts('four rounds of *japa*, daily')).toEqual([
    { kind: 'text', text: 'four rounds of ' },
    { kind: 'term', text: 'japa' },
    { kind: 'text', text: ', daily' },
  ]);
  expect(inlineParts('2 * 3')).toEqual([{ kind: 'text', text: '2 * 3' }]);
  expect(plainText('*japa* and *kirtan*')).toBe('japa and kirtan');
});

it('verses are written in Devanagari, marked with their language and explained', () => {
  for (const verse of Object.values(verses)) {
    expect(verse.text).toMatch(/^[\p{Script=Devanagari}।॥ ]+$/u);
    expect(['sa', 'hi']).toContain(verse.lang);
    expect(verse.meaning).not.toBe('');
  }
});
