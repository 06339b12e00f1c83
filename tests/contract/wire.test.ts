import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  flag,
  number,
  optionalNumber,
  requestText,
  requiredText,
  text,
  truthy,
} from '@/contract/wire';

const kinds = { flag, number, optionalNumber, requiredText, text, truthy, short: requestText(3) };

describe('a value of a server', () => {
  it.each<[keyof typeof kinds, readonly (readonly [value: unknown, read: unknown])[]]>([
    [
      'text',
      [
        [null, ''],
        [undefined, ''],
        [12, '12'],
        ['  a  ', 'a'],
        ['', ''],
        ['a\ud800b', 'a\ufffdb'],
        ['\u{1f99a}', '\u{1f99a}'],
      ],
    ],
    ['requiredText', [[0, '0']]],
    ['short', [[' abc ', 'abc']]],
    [
      'number',
      [
        [5, 5],
        ['5', 5],
        ['1,20,000', 120000],
        ['₹ 1500.50', 1500.5],
      ],
    ],
    [
      'optionalNumber',
      [
        ['', null],
        ['7', 7],
      ],
    ],
    ['flag', [1, '1', true, 'true', 'True'].map((value) => [value, true])],
    ['flag', [0, '0', false, null, undefined, '', '2', 2].map((value) => [value, false])],
    ['truthy', ['active', 2, '1', true].map((value) => [value, true])],
    ['truthy', ['inactive', '0', 0, 'false', null, undefined].map((value) => [value, false])],
  ])('is read as %s: %j', (kind, values) => {
    for (const [value, read] of values) expect(kinds[kind].parse(value), `${value}`).toBe(read);
  });

  it.each<[keyof typeof kinds, unknown[]]>([
    ['text', [{}, [], true]],
    ['requiredText', ['  ', undefined]],
    ['short', ['abcd']],
    ['number', ['many', '', null, {}, Number.NaN, 'Infinity']],
    ['optionalNumber', ['x']],
    ['flag', [{}]],
  ])('is not %s: %j', (kind, values) => {
    expect(values.filter((value) => kinds[kind].safeParse(value).success)).toEqual([]);
  });

  it('may be absent', () => {
    const { short } = kinds;
    const missing = { text: '', short: '', optionalNumber: null };
    expect(z.object({ text, short, optionalNumber }).parse({})).toEqual(missing);
    expect(z.object({ requiredText }).safeParse({}).success).toBe(false);
  });
});
