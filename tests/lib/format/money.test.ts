import { expect, it } from 'vitest';
import { formatPaise, formatRupees } from '@/contract/facts/rupees';

it.each([
  [0, '₹0'],
  [500, '₹500'],
  [21_000, '₹21,000'],
  [120_000, '₹1,20,000'],
  [12_345_678, '₹1,23,45,678'],
  [1500.5, '₹1,500.50'],
  [-21_000, '-₹21,000'],
])('groups %d rupees the Indian way', (amount, shown) => {
  expect(formatRupees(amount)).toBe(shown);
});

it.each([
  [1, '₹0.01'],
  [10_000, '₹100.00'],
  [12_000_050, '₹1,20,000.50'],
  [-150, '-₹1.50'],
])('shows %d paise with two decimals', (paise, shown) => {
  expect(formatPaise(paise)).toBe(shown);
});

it('formats every size of amount like Intl.NumberFormat', () => {
  const form = { style: 'currency', currency: 'INR' } as const;
  const exact = new Intl.NumberFormat('en-IN', form);
  const whole = new Intl.NumberFormat('en-IN', { ...form, maximumFractionDigits: 0 });
  for (let size = 1; size < 1e14; size *= 7) {
    for (const amount of [size, -size]) {
      expect(formatRupees(amount)).toBe(whole.format(amount));
      expect(formatPaise(amount)).toBe(exact.format(`${amount}E-2` as `${number}`));
    }
  }
});
