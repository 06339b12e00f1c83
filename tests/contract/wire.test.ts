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

describe('text', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    [12, '12'],
    ['  a  ', 'a'],
    ['', ''],
    ['a\ud800b', 'a\ufffdb'],
    ['\u{1f99a}', '\u{1f99a}'],
  ])('reads %o as %o', (value, expected) => {
    expect(text.parse(value)).toBe(expected);
  });

  it.each([[{}], [[]], [true]])('refuses %o', (value) => {
    expect(text.safeParse(value).success).toBe(false);
  });

  it('fills a missing field', () => {
    expect(z.object({ a: text }).parse({})).toEqual({ a: '' });
  });

  it('may be required', () => {
    expect(requiredText.safeParse('  ').success).toBe(false);
    expect(z.object({ a: requiredText }).safeParse({}).success).toBe(false);
    expect(requiredText.parse(0)).toBe('0');
  });
});

describe('number', () => {
  it.each([
    [5, 5],
    ['5', 5],
    ['1,20,000', 120000],
    ['₹ 1500.50', 1500.5],
  ])('reads %o as %o', (value, expected) => {
    expect(number.parse(value)).toBe(expected);
  });

  it.each([['many'], [''], [null], [{}], [Number.NaN], ['Infinity']])('refuses %o', (value) => {
    expect(number.safeParse(value).success).toBe(false);
  });

  it('may be absent', () => {
    expect(z.object({ a: optionalNumber }).parse({})).toEqual({ a: null });
    expect(optionalNumber.parse('')).toBeNull();
    expect(optionalNumber.parse('7')).toBe(7);
    expect(optionalNumber.safeParse('x').success).toBe(false);
  });
});

describe('flags', () => {
  it.each([[1], ['1'], [true], ['true'], ['True']])('%o is true', (value) => {
    expect(flag.parse(value)).toBe(true);
  });

  it.each([[0], ['0'], [false], [null], [undefined], [''], ['2'], [2]])('%o is false', (value) => {
    expect(flag.parse(value)).toBe(false);
  });

  it.each([['active'], [2], ['1'], [true]])('%o is truthy', (value) => {
    expect(truthy.parse(value)).toBe(true);
  });

  it.each([['inactive'], ['0'], [0], ['false'], [null], [undefined]])('%o is falsy', (value) => {
    expect(truthy.parse(value)).toBe(false);
  });

  it('refuses an object', () => {
    expect(flag.safeParse({}).success).toBe(false);
  });
});

describe('requestText', () => {
  it('bounds the length after trimming', () => {
    expect(requestText(3).parse(' abc ')).toBe('abc');
    expect(requestText(3).safeParse('abcd').success).toBe(false);
    expect(z.object({ a: requestText(3) }).parse({})).toEqual({ a: '' });
  });
});
