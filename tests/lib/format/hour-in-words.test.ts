import { expect, it } from 'vitest';
import { hourInWords } from '@/contract/facts/hour-in-words';

it.each([
  ['09:00', '9 am'],
  ['9:30', '9:30 am'],
  ['12:00:00', '12 pm'],
  ['00:15', '12:15 am'],
  ['14:05', '2:05 pm'],
  ['24:00', '24:00'],
  ['9 am', '9 am'],
  ['', ''],
])('the hour %j is shown as %j', (time, shown) => {
  expect(hourInWords(time)).toBe(shown);
});
