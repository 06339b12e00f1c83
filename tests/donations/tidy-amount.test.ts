import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeAmount, parseTypedAmount } from '@/contract/facts/typed-amount';
import { cases } from '../support/cases';
import { listed } from '../support/listed';

const NBSP = '\u00a0';
const WRITTEN = ['1,00,00,000', '₹', `Rs.${NBSP}`, 'INR ', 'rs', '/-', ' /- only'];

describe('an amount as people write it', () => {
  it.each([
    ['1100.50', ['₹1,100.50']],
    ['501.5', [' 501.5 ']],
    ['120000', ['1 20 000', `120${NBSP}000`]],
    ['501', ['rs. 501', `RS.${NBSP}501`, '501/–', '\u200e₹501\u200f']],
  ])('becomes %s: %j', (digits, written) => {
    expect(written.map(normalizeAmount)).toEqual(written.map(() => digits));
  });

  it.each(
    listed(`
      1.100 | 1,10 | 1,1 | 1, | 0,500 | 1.100,50 | 1,20,00 | 1,20,000,000 | 1234,567 | 12,345,67
      1,100 500 | 1,100 000 | 1 00 | 501.555 | 5. | .5 | Rs .5 | -501 | ₹-501 | $501 | €501 | 501 USD
      1e5 | ५०१ | five hundred | 501 to 1100 | ₹
    `).concat(''),
  )('"%s" stays as it is', (text) => {
    expect(normalizeAmount(text)).toBe(text);
    if (/[1-9]/.test(text)) expect(parseTypedAmount(text)).toBeUndefined();
  });

  it('is the same in every grouping and with every currency sign', () => {
    const locales = fc.constantFrom('en-IN', 'en-US', 'fr-FR');
    const before = fc.constantFrom('', '₹', '₹ ', 'Rs ', 'Rs.', 'INR ', `Rs.${NBSP}`);
    const after = fc.constantFrom('', '/-', ' /-', ' rupees');
    const rupees = fc.integer({ min: 1, max: 999_999_999_999 });
    fc.assert(
      fc.property(rupees, locales, before, after, (amount, locale, sign, end) => {
        const text = `${sign}${amount.toLocaleString(locale)}${end}`;
        expect(normalizeAmount(text)).toBe(String(amount));
      }),
      cases({ night: 2000 }),
    );
  });

  it('does not change when tidied again', () => {
    const signs = fc.constantFrom(...WRITTEN, '1', '0', '5', ',', '.', ' ');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 8 }), (pieces) => {
        const once = normalizeAmount(pieces.join(''));
        expect(normalizeAmount(once)).toBe(once);
      }),
      cases({ night: 5000 }),
    );
  });

  it('is not searched for in a long text', () => {
    const long = `${' '.repeat(100)}501`;
    expect(normalizeAmount(long)).toBe(long);
  });
});
