import { expect, it } from 'vitest';
import { clockLabel } from '@/content/clock';
import { inlineParts, plainText } from '@/content/inline';

it.each([
  ['04:00', '04:00 AM'],
  ['21:30', '09:30 PM'],
  ['12:05', '12:05 PM'],
  ['00:05', '12:05 AM'],
])('%s is shown as %s', (time, label) => {
  expect(clockLabel(time)).toBe(label);
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
