import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords, parsePaise } from '@/contract';
import { formatPaise } from '@/contract/facts/rupees';
import { donationFields } from '@/contract/forms/donations';
import { describeAmount } from '@/lib/donations/describe-amount';
import { cases } from '../support/cases';

const amount = donationFields.shape.amount;

/** Rupees as people type them: up to twelve digits, none, one or two decimals. */
const typed = fc
  .record({
    rupees: fc.bigInt({ min: 0n, max: 999_999_999_999n }),
    decimals: fc.stringMatching(/^\d{0,2}$/),
  })
  .filter(({ rupees, decimals }) => rupees > 0n || Number(decimals) > 0);

describe('an amount from the keyboard to the order', () => {
  it('is never a float', () => {
    fc.assert(
      fc.property(typed, ({ rupees, decimals }) => {
        const text = decimals === '' ? `${rupees}` : `${rupees}.${decimals}`;
        const exact = rupees * 100n + BigInt(decimals.padEnd(2, '0'));
        expect(amount.parse(text)).toBe(text);
        const paise = parsePaise(text);
        expect(Number.isSafeInteger(paise)).toBe(true);
        expect(BigInt(paise ?? -1)).toBe(exact);
      }),
      cases({ night: 2000 }),
    );
  });

  it('is shown to the last paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (paise) => {
        const digits = formatPaise(paise).replace(/[^\d]/g, '');
        expect(BigInt(digits)).toBe(BigInt(paise));
      }),
      cases({ night: 2000 }),
    );
  });

  it('is accepted as plain digits only, and announced exactly if it is accepted', () => {
    const signs = fc.constantFrom(...'0123456789,., ₹/-'.split(''), 'Rs', 'INR', '\u00a0');
    const pieces = fc.array(signs, { maxLength: 12 }).map((some) => some.join(''));
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({ unit: 'grapheme' })), (text) => {
        const taken = amount.safeParse(text);
        expect(describeAmount(text) !== undefined).toBe(taken.success);
        if (!taken.success) return;
        expect(taken.data).toMatch(/^\d{1,12}(\.\d{1,2})?$/);
        expect(taken.data.replace('.', '')).toBe(text.replace(/\D/g, ''));
      }),
      cases({ night: 5000 }),
    );
  });
});

describe('a typed amount', () => {
  it.each([
    ['1', '₹1.00', 'Rupees one only'],
    ['120000', '₹1,20,000.00', 'Rupees one lakh twenty thousand only'],
    ['100.5', '₹100.50', 'Rupees one hundred and fifty paise only'],
    ['0.29', '₹0.29', 'Rupees zero and twenty-nine paise only'],
    [' 12345678 ', '₹1,23,45,678.00', expect.stringContaining('one crore twenty-three lakh')],
  ])('%s is parsed as %s', (text, figures, inWords) => {
    expect(describeAmount(text)).toEqual({ figures, inWords });
  });

  it.each(['', '0', '0.00', '1.', 'abc'])('"%s" is not announced', (text) => {
    expect(describeAmount(text)).toBeUndefined();
  });

  it('shows large sums in crores', () => {
    expect(amountInWords(99_999_999_999_00)).toContain('thousand nine hundred ninety-nine crore');
  });
});
