import { describe, expect, it } from 'vitest';
import { dialledDigits, nationalNumber, readContactPhone, readPhone } from '@/contract';
import { listed } from '../support/listed';

describe('an Indian number', () => {
  it.each(
    listed(`
      98765 43210 | +91 98765 43210 | +91-98765-43210 | +91 (0) 98765 43210 | +91 098765 43210
      0091 98765 43210 | 098765 43210 | 919876543210
    `).concat('\u202a+91 98765\u00a043210\u202c'),
  )('is read in %j', (text) => {
    expect(nationalNumber(text)).toBe('9876543210');
  });

  it('may begin with any digit', () => {
    expect(nationalNumber('+91 00000 00012')).toBe('0000000012');
    expect(nationalNumber('00000 00012')).toBe('0000000012');
    expect(nationalNumber('11 2345 6789')).toBe('1123456789');
  });

  it.each(['', ' ', '+91', '98765x', '+44 20 7946 0958', '+65 9123 4567', '0044 20 7946 0958'])(
    'is not %j',
    (text) => {
      expect(nationalNumber(text)).toBeNull();
    },
  );

  it.each([
    ['12345', '12345'],
    ['987654321012', '987654321012'],
    ['911123456789', '911123456789'],
  ])('of another length keeps its digits: %j', (text, digits) => {
    expect(nationalNumber(text)).toBe(digits);
  });
});

describe('a number with its code', () => {
  const read = (code: string, number: string, codes: string[] = []) =>
    Object.values(readPhone({ code, number }, codes));

  it('drops a code that repeats the separate one', () => {
    expect(read('+44', '+44 (0)20 7946 0958')).toEqual(['+44', '2079460958']);
    expect(read('+971', '00971 50 123 4567')).toEqual(['+971', '501234567']);
  });

  it('takes over the code of a known country', () => {
    expect(read('+91', '+44 20 7946 0958', ['+44'])).toEqual(['+44', '2079460958']);
  });

  it('stays unchanged for an unknown country or an invalid number', () => {
    expect(read('+91', '+44 20 7946 0958')).toEqual(['+91', '+44 20 7946 0958']);
    expect(read('+91', '98765x')).toEqual(['+91', '98765x']);
    expect(read('+91', '+91')).toEqual(['+91', '+91']);
  });

  it.each([
    ['+91', '+91 98765 43210', '+91', '9876543210'],
    ['', '98765 43210', '+91', '9876543210'],
    ['+91', '+44 20 7946 0958', '+44', '2079460958'],
    ['+44', '98765 43210', '+44', '9876543210'],
    // Nine digits, where the form requires ten.
    ['+91', '+971 50 123 4567', '+971', '971501234567'],
    // A country that the form does not offer.
    ['+91', '+977 984 123 4567', '+91', '9779841234567'],
    ['+91', '12345', '+91', '12345'],
  ])('on the contact form: %j and %j become %j and %j', (code, number, meant, digits) => {
    const phone = readContactPhone({ code, number });
    expect([phone.code, dialledDigits(phone.number)]).toEqual([meant, digits]);
  });
});
