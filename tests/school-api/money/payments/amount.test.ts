import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePaise } from '@/contract';
import { donationRequest } from '@/contract/forms/donations';
import { checkDonation } from '@/school-api/money/donations/validate';
import { cases } from '../../../support/cases';
import { DONATION } from './payment-acts';

const MAX = 50_000_000;

/** The first error of the form's rules or the server's checks. */
function amountError(amount: string, maxPaise: number): string | undefined {
  const parsed = donationRequest.safeParse({ ...DONATION, amount });
  if (!parsed.success) return parsed.error.issues[0]?.message;
  return checkDonation(parsed.data, { maxPaise, takesForeign: false }).amount;
}

describe('a donation amount', () => {
  it.each([
    ['1', 100],
    ['100.00', 10_000],
    ['100.5', 10_050],
    ['0.29', 29],
    ['1.10', 110],
    ['500000', MAX],
    ['0100', 10_000],
  ])('%s rupees are %i paise', (text, paise) => {
    expect(parsePaise(text)).toBe(paise);
  });

  it('is parsed without errors of binary fractions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (paise) => {
        const text = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
        expect(parsePaise(text)).toBe(paise);
      }),
      cases({ night: 1000 }),
    );
  });

  it.each([
    ...['100.555', '-1', '1e5', '١٠٠', '१००', '1,00', '.5', '5.', '+5', '0x10', 'NaN', 'Infinity'],
    '9'.repeat(20),
  ])('rejects %s', (text) => {
    expect(amountError(text, MAX)).toBe('Please enter a valid amount (e.g., 100.00)');
  });

  it.each([
    ['', 'Amount is required'],
    ['0', 'Amount must be greater than 0'],
    ['0.00', 'Amount must be greater than 0'],
    ['0.99', 'Amount must be at least ₹1'],
    ['500000.01', 'Amount must be at most ₹5,00,000'],
    ['99999999999', 'Amount must be at most ₹5,00,000'],
  ])('rejects %s: %s', (text, message) => {
    expect(amountError(text, MAX)).toBe(message);
  });
});
